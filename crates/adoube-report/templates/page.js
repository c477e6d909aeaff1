(function () {
  "use strict";
  var form = document.getElementById("filters");
  var count = document.getElementById("count");
  var nothing = document.getElementById("nothing");
  var template = count.textContent.replace(count.dataset.all, "{}");
  var rows = Array.prototype.map.call(document.querySelectorAll("tr.row"), function (row) {
    var article = document.getElementById("i-" + row.dataset.id);
    return {
      row: row,
      article: article,
      text: (row.textContent + " " + article.textContent).toLocaleLowerCase(),
      articles: row.dataset.articles.toLocaleLowerCase().split(" "),
      outcomes: row.dataset.outcomes.split(","),
      diverges: "diverges" in row.dataset
    };
  });
  function value(name) {
    var field = form.elements[name];
    if (!field) { return ""; }
    return field.type === "checkbox" ? field.checked : field.value.trim().toLocaleLowerCase();
  }
  function apply() {
    var text = value("text").split(/\s+/), article = value("article").replace(/ /g, "_");
    var theme = form.elements.theme.value, first = value("first"), second = value("second");
    var shown = 0;
    rows.forEach(function (item) {
      var fits = (!value("divergent") || item.diverges)
        && text.every(function (word) { return item.text.indexOf(word) >= 0; })
        && (!article || item.articles.some(function (a) { return a.indexOf(article) === 0; }))
        && (!theme || item.row.dataset.theme === theme)
        && (first === "" || second === "" || item.outcomes[first] !== item.outcomes[second]);
      item.row.hidden = item.article.hidden = !fits;
      shown += fits;
    });
    Array.prototype.forEach.call(document.querySelectorAll("tbody"), function (body) {
      var any = Array.prototype.some.call(body.querySelectorAll("tr.row"), function (row) { return !row.hidden; });
      body.hidden = !any;
    });
    count.textContent = template.replace("{}", shown);
    nothing.hidden = shown > 0;
  }
  form.addEventListener("input", apply);
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  form.addEventListener("reset", function () { setTimeout(apply); });
  form.hidden = false;
  var closed = [];
  window.addEventListener("beforeprint", function () {
    closed = Array.prototype.filter.call(document.querySelectorAll("details"), function (d) { return !d.open; });
    closed.forEach(function (d) { d.open = true; });
  });
  window.addEventListener("afterprint", function () {
    closed.forEach(function (d) { d.open = false; });
  });
})();
