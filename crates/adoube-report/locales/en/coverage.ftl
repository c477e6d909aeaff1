# What incidents cover: `coverage` and `distinguish`.

## Incidents and mutants beside each provision

exercise-head-topics = Topic
exercise-head-incidents = Exercised by
exercise-head-mutants = Mutants
exercise-no-incident = no incident
exercise-incidents = { $count }:
exercise-incidents-such = { $count }, such as
exercise-of = { $killed } of { $mutants } killed
exercise-survives = survives: { $topic }: { $change }
exercise-default = default
exercise-unasserted = { $incident } comes out otherwise, and its expect leaves that open
exercise-found = would show it: { $witness }
exercise-summary = { $provisions ->
    [one] One provision decides;
   *[other] { $provisions } provisions decide;
 } { $idle ->
    [0] an incident exercises each.
    [one] no incident exercises one of them.
   *[other] no incident exercises { $idle } of them.
 }
exercise-killed = Mutants killed: { $killed } of { $mutants }.
exercise-note = A mutant is the edition with one answer swapped for another policy, or with one parameter moved by a step. It is killed when something expected of an incident no longer holds.
exercise-score = { $killed } of { $mutants ->
    [one] one mutant
   *[other] { $mutants } mutants
 } killed{ $certainty ->
    [0] {""}
    [one] , one of them by the certainty of a ruling alone
   *[other] , { $certainty } of them by the certainty of a ruling alone
 }; { $alive ->
    [one] one survives.
   *[other] { $alive } survive.
 }
coverage-discovered = { $count ->
    [0] Every class of divergence in the domain is covered by an incident
    [one] One class of divergence of { $all } in the domain that no incident covers
   *[other] { $count } classes of divergence of { $all } in the domain that no incident covers
 }

## A set of incidents that tells editions apart

distinguish-title = { $incidents ->
    [0] { $editions ->
        [one] One edition alone: nothing to tell apart
       *[other] Nothing tells these { $editions } editions apart
     }
    [one] One incident to tell { $editions } editions apart
   *[other] { $incidents } incidents to tell { $editions } editions apart
 }
distinguish-step = { $place }. { $title } (+{ $news })
distinguish-note-news = (+12) after a title: the incident tells 12 pairs of editions apart that no earlier one does.
distinguish-alike = Nothing tells apart: { $editions }.
distinguish-told = { $told } of { $pairs } pairs of editions are told apart.
distinguish-proved = No smaller set among { $candidates ->
    [one] one incident
   *[other] { $candidates } incidents
 } does the same: proved.
distinguish-bound = Not proved to be the smallest set: the bound on the work was hit. At least { $least ->
    [one] one incident is
   *[other] { $least } incidents are
 } needed of { $candidates }.
