package dev.mazewright.books.description;

import static java.util.Map.entry;

import java.util.Locale;
import java.util.Map;

/** The languages of the words that Mazewright adds to a book. What a language leaves out, such as the words of unplugged sheets, is English. */
enum BookLanguage {
    EN(Map.of()),
    DE(Map.ofEntries(
            entry(Word.MAZE, "Labyrinth {maze}"),
            entry(Word.MAZES, "Labyrinthe {first} bis {last}"),
            entry(Word.ANSWERS, "Lösungen"),
            entry(Word.ANSWER, "{maze} (Seite {page})"),
            entry(Word.CONTENTS, "Inhalt"),
            entry(Word.NAME, "Name"),
            entry(Word.TIME, "Zeit"),
            entry(Word.HOW_TO, "So löst man die Labyrinthe"),
            entry(Word.HOW_TO_TEXT, "Beginne am ersten Zeichen, meist oben links, und zeichne eine Linie bis zum letzten, ohne eine Wand zu kreuzen."
                    + "\n\nWo sich Gänge teilen, wähle einen. Kommst du in eine Sackgasse, geh zurück, wo du zuletzt gewählt hast, und nimm"
                    + " einen anderen.\n\nDie Sterne über einem Labyrinth zeigen, wie schwer es ist: einer für leichte, fünf für die"
                    + " schwersten."),
            entry(Word.ANSWERS_AT_END, "Die Lösungen beginnen auf Seite {page}."),
            entry(Word.ANSWERS_AT_BACK, "Die Lösung jedes Labyrinths steht auf der Rückseite."),
            entry(Word.CREDIT, "Mit Mazewright gemacht, Startwert {seed}."))),
    ES(Map.ofEntries(
            entry(Word.MAZE, "Laberinto {maze}"),
            entry(Word.MAZES, "Laberintos {first} a {last}"),
            entry(Word.ANSWERS, "Soluciones"),
            entry(Word.ANSWER, "{maze} (página {page})"),
            entry(Word.CONTENTS, "Índice"),
            entry(Word.NAME, "Nombre"),
            entry(Word.TIME, "Tiempo"),
            entry(Word.HOW_TO, "Cómo resolver los laberintos"),
            entry(Word.HOW_TO_TEXT, "Empieza en la primera marca, casi siempre arriba a la izquierda, y dibuja una línea hasta la última sin cruzar"
                    + " paredes.\n\nDonde se dividan los caminos, elige uno. En un callejón sin salida, vuelve a donde elegiste por última"
                    + " vez y toma otro.\n\nLas estrellas sobre un laberinto indican su dificultad: una para los fáciles, cinco para los"
                    + " más difíciles."),
            entry(Word.ANSWERS_AT_END, "Las soluciones empiezan en la página {page}."),
            entry(Word.ANSWERS_AT_BACK, "La solución de cada laberinto está al dorso de su página."),
            entry(Word.CREDIT, "Hecho con Mazewright, semilla {seed}."))),
    FR(Map.ofEntries(
            entry(Word.MAZE, "Labyrinthe {maze}"),
            entry(Word.MAZES, "Labyrinthes {first} à {last}"),
            entry(Word.ANSWERS, "Solutions"),
            entry(Word.ANSWER, "{maze} (page {page})"),
            entry(Word.CONTENTS, "Sommaire"),
            entry(Word.NAME, "Nom"),
            entry(Word.TIME, "Temps"),
            entry(Word.HOW_TO, "Comment résoudre les labyrinthes"),
            entry(Word.HOW_TO_TEXT, "Pars de la première marque, le plus souvent en haut à gauche, et trace une ligne jusqu’à la dernière sans"
                    + " traverser de mur.\n\nLà où les chemins se séparent, choisis-en un. Dans une impasse, reviens à ton dernier choix et"
                    + " prends-en un autre.\n\nLes étoiles au-dessus d’un labyrinthe indiquent sa difficulté : une pour un labyrinthe"
                    + " facile, cinq pour les plus difficiles."),
            entry(Word.ANSWERS_AT_END, "Les solutions commencent à la page {page}."),
            entry(Word.ANSWERS_AT_BACK, "La solution de chaque labyrinthe est au dos de sa page."),
            entry(Word.CREDIT, "Fait avec Mazewright, graine {seed}."))),
    JA(Map.ofEntries(
            entry(Word.MAZE, "迷路 {maze}"),
            entry(Word.MAZES, "迷路 {first}〜{last}"),
            entry(Word.ANSWERS, "こたえ"),
            entry(Word.ANSWER, "{maze}（{page}ページ）"),
            entry(Word.CONTENTS, "もくじ"),
            entry(Word.NAME, "なまえ"),
            entry(Word.TIME, "じかん"),
            entry(Word.HOW_TO, "迷路のとき方"),
            entry(Word.HOW_TO_TEXT, "はじめの印（ふつうは左上）から、壁を横切らずに、おわりの印まで線を引きましょう。"
                    + "\n\n道が分かれていたら、どれか1つを選びます。行き止まりになったら、最後に選んだところまで戻って、別の道を選びます。"
                    + "\n\n迷路の上の星は難しさを表します。1つはやさしく、5つはいちばん難しい迷路です。"),
            entry(Word.ANSWERS_AT_END, "こたえは{page}ページからです。"),
            entry(Word.ANSWERS_AT_BACK, "それぞれの迷路のこたえは、そのページの裏にあります。"),
            entry(Word.CREDIT, "Mazewrightで作成、シード {seed}。"))),
    ZH(Map.ofEntries(
            entry(Word.MAZE, "迷宫 {maze}"),
            entry(Word.MAZES, "迷宫 {first} 至 {last}"),
            entry(Word.ANSWERS, "解答"),
            entry(Word.ANSWER, "{maze}（第 {page} 页）"),
            entry(Word.CONTENTS, "目录"),
            entry(Word.NAME, "姓名"),
            entry(Word.TIME, "时间"),
            entry(Word.HOW_TO, "怎样走迷宫"),
            entry(Word.HOW_TO_TEXT, "从第一个标记（多在左上角）出发，不穿过墙，画一条线到最后一个标记。"
                    + "\n\n遇到岔路，选择其中一条。走进死胡同时，回到上一次选择的地方，换一条路。"
                    + "\n\n迷宫上方的星星表示难度：一颗最容易，五颗最难。"),
            entry(Word.ANSWERS_AT_END, "解答从第 {page} 页开始。"),
            entry(Word.ANSWERS_AT_BACK, "每个迷宫的解答在该页的背面。"),
            entry(Word.CREDIT, "由 Mazewright 制作，种子 {seed}。")));

    @SuppressWarnings("ImmutableEnumChecker") // never written
    private final Map<Word, String> words;

    BookLanguage(Map<Word, String> words) {
        this.words = words;
    }

    /** The words that it has. */
    Map<Word, String> words() {
        return words;
    }

    /** As a book names it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
