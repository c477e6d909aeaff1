# Книги электронных таблиц и документы для текстовых редакторов.

office-rulings = Все решения
office-legend = Пояснения
office-page = Стр.
office-short = Коротко
office-from = Действует с
office-until = По
office-colours = Цвета повторяют буквы решений
office-colour = решение { $letter }
office-at-length = Случаи подробно
office-framed = Тронутые фигуры обведены жирной рамкой.
office-table-alt = { $title }: { $incidents ->
    [one] { $incidents } случай
    [few] { $incidents } случая
   *[other] { $incidents } случаев
 }, по строке на решение. Столбцы: случай, решение с его буквой и редакции, которые к нему приводят, со статьями.
office-editions-alt = Сравниваемые редакции ({ $count }): коротко, имя, название, первый и последний день действия, вид.
