import type { KnownSeason, Phenomenon } from './known-seasons.ts'

/**
 * Feasts of one place that come back each year, and what nature shows there: general knowledge, written down on
 * 2026-11-22. Spans stand only where a rule of the calendar gives them.
 */

type Spans = NonNullable<KnownSeason['spans']>
type Names = readonly [en: string, fr: string]

/** Something that has one home, told wherever the question is asked from. */
const feast = (
  words: RegExp,
  [en, fr]: Names,
  months: readonly number[],
  [told, dit]: Names,
  spans?: Spans,
): Phenomenon => ({
  words,
  en,
  fr,
  seasons: [{ where: ['*'], months, en: told, fr: dit, ...(spans ? { spans } : {}) }],
})

export const festivals: readonly Phenomenon[] = [
  feast(
    /oktober ?fests?\b|octoberfests?\b/,
    ['the Oktoberfest', 'l’Oktoberfest'],
    [9, 10],
    [
      'The Oktoberfest in Munich takes 16 to 18 days and ends on the first Sunday of October (or on 3 October where that comes later): 18 September to 3 October in 2027.',
      'L’Oktoberfest de Munich dure de 16 à 18 jours et finit le premier dimanche d’octobre (ou le 3 octobre s’il vient après) : du 18 septembre au 3 octobre en 2027.',
    ],
    [
      ['2026-09-19', '2026-10-04'],
      ['2027-09-18', '2027-10-03'],
    ],
  ),
  feast(
    /macy s|macys|thanksgiving (?:day )?parade|parade (?:de|du) (?:macy|thanksgiving)/,
    ['the Macy’s parade', 'la parade Macy’s'],
    [11],
    [
      'The Macy’s parade in New York is on the American Thanksgiving, the fourth Thursday of November (25 November in 2027), not on the Canadian one in October.',
      'La parade Macy’s à New York a lieu à l’Action de grâce américaine, le quatrième jeudi de novembre (le 25 novembre en 2027), et non à celle du Canada, en octobre.',
    ],
    [
      ['2026-11-26', '2026-11-26'],
      ['2027-11-25', '2027-11-25'],
    ],
  ),
  feast(
    /songkran|thai new year|nouvel an thai\w*/,
    ['Songkran', 'Songkran'],
    [4],
    [
      'Songkran, the Thai new year with its water fights, is from 13 to 15 April each year.',
      'Songkran, le Nouvel An thaï et ses batailles d’eau, a lieu du 13 au 15 avril chaque année.',
    ],
    [
      ['2027-04-13', '2027-04-15'],
      ['2028-04-13', '2028-04-15'],
    ],
  ),
  feast(
    /\bholi\b/,
    ['Holi', 'Holi'],
    [3],
    [
      'Holi, India’s feast of colours, follows the moon: 22 March in 2027.',
      'Holi, la fête des couleurs en Inde, suit la lune : le 22 mars en 2027.',
    ],
  ),
  feast(
    /\bdiwali\b|\bdeepavali\b|\bdivali\b/,
    ['Diwali', 'Diwali'],
    [10, 11],
    [
      'Diwali follows the moon: 29 October in 2027.',
      'Diwali suit la lune : le 29 octobre en 2027.',
    ],
  ),
  feast(
    /carnivals? (?:in|of|at) venice|venice carnival|venetian carnival|carnaval (?:de|a) venise/,
    ['the carnival of Venice', 'le carnaval de Venise'],
    [1, 2],
    [
      'The carnival of Venice fills the two weeks and more before Shrove Tuesday, which is 9 February in 2027.',
      'Le carnaval de Venise occupe un peu plus de deux semaines avant le mardi gras, le 9 février en 2027.',
    ],
  ),
  feast(
    /mardi gras/,
    ['Mardi Gras', 'le mardi gras'],
    [1, 2],
    [
      'Mardi Gras is the day before Ash Wednesday: 9 February in 2027. In New Orleans parades begin on 6 January and grow in the two weeks before.',
      'Le mardi gras est la veille du mercredi des Cendres : le 9 février en 2027. À La Nouvelle-Orléans, les défilés commencent le 6 janvier et culminent dans les deux semaines d’avant.',
    ],
  ),
  feast(
    /san fermin|running of the bulls|lacher de taureaux|pamplon\w* (?:bulls?|taureaux)|pampelune/,
    ['the running of the bulls', 'les fêtes de San Fermín'],
    [7],
    [
      'San Fermín in Pamplona, with the running of the bulls in the mornings, is from 6 to 14 July each year.',
      'Les fêtes de San Fermín à Pampelune, avec les lâchers de taureaux le matin, ont lieu du 6 au 14 juillet chaque année.',
    ],
    [['2027-07-06', '2027-07-14']],
  ),
  feast(
    /tomatina|tomato (?:fight|festival)/,
    ['La Tomatina', 'la Tomatina'],
    [8],
    [
      'La Tomatina in Buñol near Valencia is on the last Wednesday of August.',
      'La Tomatina, à Buñol près de Valence, a lieu le dernier mercredi d’août.',
    ],
    [['2027-08-25', '2027-08-25']],
  ),
  feast(
    /\b(?:las )?fallas\b/,
    ['Las Fallas', 'Las Fallas'],
    [3],
    [
      'Las Fallas in Valencia are at their height from 15 to 19 March.',
      'Las Fallas, à Valence, culminent du 15 au 19 mars.',
    ],
    [['2027-03-15', '2027-03-19']],
  ),
  feast(
    /semana santa|holy week|semaine sainte/,
    ['Holy Week', 'la Semaine sainte'],
    [3, 4],
    [
      'Holy Week is the week before Easter Sunday, which is 28 March in 2027; processions fill the towns of Andalusia.',
      'La Semaine sainte est celle d’avant Pâques, le 28 mars en 2027 ; les processions emplissent les villes d’Andalousie.',
    ],
    [['2027-03-21', '2027-03-28']],
  ),
  feast(
    /day of the dead|dia de (?:los )?muertos|fete des morts|jour des morts/,
    ['the Day of the Dead', 'la fête des Morts'],
    [10, 11],
    [
      'The Day of the Dead in Mexico is on 1 and 2 November, with parades and altars in the days before.',
      'La fête des Morts au Mexique a lieu les 1er et 2 novembre, avec défilés et autels les jours d’avant.',
    ],
  ),
  feast(
    /king s day|kings day|koningsdag|fete du roi|jour du roi/,
    ['King’s Day', 'la fête du Roi'],
    [4],
    [
      'King’s Day, when all the Netherlands wear orange, is on 27 April (26 April where that is a Sunday).',
      'La fête du Roi, où les Pays-Bas s’habillent en orange, a lieu le 27 avril (le 26 si c’est un dimanche).',
    ],
  ),
  feast(
    /(?:st|saint) patrick\w*|saint patrice/,
    ['St Patrick’s Day', 'la Saint-Patrick'],
    [3],
    [
      'St Patrick’s Day is on 17 March; Dublin’s festival takes the four or five days around it.',
      'La Saint-Patrick est le 17 mars ; le festival de Dublin dure quatre ou cinq jours autour.',
    ],
  ),
  feast(
    /\bfringe\b|edinburgh (?:international )?festivals?|festivals? d edimbourg/,
    ['the festivals of Edinburgh', 'les festivals d’Édimbourg'],
    [8],
    [
      'The Fringe and the International Festival of Edinburgh fill most of August.',
      'Le Fringe et le Festival international d’Édimbourg occupent presque tout le mois d’août.',
    ],
  ),
  feast(
    /notting hill carnival|carnaval de notting hill/,
    ['the Notting Hill Carnival', 'le carnaval de Notting Hill'],
    [8],
    [
      'The Notting Hill Carnival is on the Sunday and Monday of the late August bank holiday: 29 and 30 August in 2027.',
      'Le carnaval de Notting Hill a lieu le dimanche et le lundi férié de la fin d’août : les 29 et 30 août en 2027.',
    ],
    [['2027-08-29', '2027-08-30']],
  ),
  feast(
    /stampede/,
    ['the Calgary Stampede', 'le Stampede de Calgary'],
    [7],
    [
      'The Calgary Stampede takes ten days in the first half of July, from a Friday on.',
      'Le Stampede de Calgary dure dix jours dans la première moitié de juillet, à partir d’un vendredi.',
    ],
  ),
  feast(
    /\btiff\b|toronto (?:international )?film fest\w*|festival (?:international )?du film de toronto/,
    ['the Toronto film festival', 'le festival du film de Toronto'],
    [9],
    [
      'The Toronto International Film Festival takes eleven days in September, from the Thursday after Labour Day.',
      'Le Festival international du film de Toronto dure onze jours en septembre, à partir du jeudi après la fête du Travail.',
    ],
  ),
  feast(
    /\b(?:grand prix|formule 1|formula 1|f1)\b(?=.{0,120}\b(?:montreal|canad\w*)\b)|\b(?:montreal|canad\w*)\b.{0,120}\b(?:grand prix|formule 1|formula 1|f1)\b/,
    ['the Grand Prix of Canada', 'le Grand Prix du Canada'],
    [5],
    [
      'Since 2026 the Grand Prix of Canada in Montréal is in the second half of May, no longer in June; the year’s calendar has the days.',
      'Depuis 2026, le Grand Prix du Canada à Montréal se court dans la seconde moitié de mai, et non plus en juin ; le calendrier de l’année donne les jours.',
    ],
  ),
  feast(
    /osheaga/,
    ['Osheaga', 'Osheaga'],
    [7, 8],
    [
      'Osheaga in Montréal takes three days around the first weekend of August.',
      'Osheaga, à Montréal, dure trois jours autour de la première fin de semaine d’août.',
    ],
  ),
  feast(
    /gion(?: matsuri| festival)/,
    ['Gion Matsuri', 'Gion Matsuri'],
    [7],
    [
      'Gion Matsuri fills July in Kyoto; the great processions of floats are on 17 and 24 July.',
      'Gion Matsuri occupe juillet à Kyoto ; les grandes processions de chars ont lieu les 17 et 24 juillet.',
    ],
  ),
  feast(
    /golden week/,
    ['Golden Week', 'la Golden Week'],
    [4, 5],
    [
      'Golden Week in Japan is from 29 April to 5 May, China’s in the first week of October: trains and hotels are full.',
      'La Golden Week du Japon va du 29 avril au 5 mai, celle de la Chine occupe la première semaine d’octobre : trains et hôtels sont pleins.',
    ],
  ),
  feast(
    /snow festival|sapporo (?:snow|ice)|festival de (?:la )?neige/,
    ['the snow festival of Sapporo', 'le festival de la neige de Sapporo'],
    [2],
    [
      'The snow festival of Sapporo takes about a week in early February.',
      'Le festival de la neige de Sapporo dure environ une semaine au début de février.',
    ],
  ),
  feast(
    /\bnyepi\b|day of silence|jour du silence/,
    ['Nyepi', 'Nyepi'],
    [3],
    [
      'Nyepi, Bali’s day of silence, is expected on 8 March in 2027: the airport closes for a day and nobody goes out.',
      'Nyepi, le jour du silence à Bali, est attendu le 8 mars en 2027 : l’aéroport ferme pour la journée et personne ne sort.',
    ],
  ),
  feast(
    /\bwimbledon\b/,
    ['Wimbledon', 'Wimbledon'],
    [6, 7],
    [
      'Wimbledon takes two weeks from late June or early July.',
      'Wimbledon dure deux semaines à partir de la fin de juin ou du début de juillet.',
    ],
  ),
  feast(
    /roland garros|french open/,
    ['Roland-Garros', 'Roland-Garros'],
    [5, 6],
    [
      'Roland-Garros in Paris takes two weeks from late May to early June.',
      'Roland-Garros, à Paris, dure deux semaines de la fin de mai au début de juin.',
    ],
  ),
  feast(
    /tour de france/,
    ['the Tour de France', 'le Tour de France'],
    [7],
    [
      'The Tour de France takes three weeks, mostly in July, and usually ends on a Sunday late in the month.',
      'Le Tour de France dure trois semaines, surtout en juillet, et finit d’habitude un dimanche de la fin du mois.',
    ],
  ),
  feast(
    /lavender|lavande/,
    ['the lavender', 'la lavande'],
    [6, 7],
    [
      'Lavender flowers in Provence from mid-June to mid-July, in high places into early August.',
      'La lavande fleurit en Provence de la mi-juin à la mi-juillet, jusqu’au début d’août en altitude.',
    ],
  ),
  feast(
    /wildebeest|great migration|grande migration|migration des gnous|\bgnous?\b/,
    ['the great migration', 'la grande migration'],
    [7, 8, 9, 10],
    [
      'The herds are usually in Kenya’s Masai Mara from July to October and in Tanzania’s Serengeti for the rest of the year.',
      'Les troupeaux sont d’habitude au Masai Mara (Kenya) de juillet à octobre, et dans le Serengeti (Tanzanie) le reste de l’année.',
    ],
  ),
  feast(
    /polar bears?|ours (?:polaires?|blancs?)/,
    ['polar bears', 'les ours polaires'],
    [10, 11],
    [
      'At Churchill in Manitoba polar bears gather in October and November, until the bay freezes.',
      'À Churchill, au Manitoba, les ours polaires se rassemblent en octobre et en novembre, jusqu’au gel de la baie.',
    ],
  ),
  feast(
    /ice ?bergs?/,
    ['icebergs', 'les icebergs'],
    [4, 5, 6],
    [
      'Icebergs drift past Newfoundland mostly from April to June.',
      'Les icebergs passent au large de Terre-Neuve surtout d’avril à juin.',
    ],
  ),
  feast(
    /sargass\w*|sea ?weed|algues?/,
    ['the sargassum', 'les sargasses'],
    [4, 5, 6, 7, 8, 9],
    [
      'Sargassum washes up on the Caribbean coasts of Mexico and the islands mostly from April to September, more in some years than in others.',
      'Les sargasses s’échouent sur les côtes caraïbes du Mexique et des îles surtout d’avril à septembre, plus certaines années que d’autres.',
    ],
  ),
  feast(
    /whale sharks?|requins? baleines?/,
    ['whale sharks', 'les requins-baleines'],
    [5, 6, 7, 8, 9],
    [
      'Whale sharks are off Holbox and Isla Mujeres from mid-May to mid-September.',
      'Les requins-baleines sont au large de Holbox et d’Isla Mujeres de la mi-mai à la mi-septembre.',
    ],
  ),
  feast(
    /midnight sun|soleil de minuit/,
    ['the midnight sun', 'le soleil de minuit'],
    [5, 6, 7],
    [
      'North of the polar circle the sun stays up around 21 June, for weeks in Tromsø or at the North Cape; in Iceland it hardly sets from mid-May to late July, and nights stay light.',
      'Au nord du cercle polaire, le soleil ne se couche pas autour du 21 juin, pendant des semaines à Tromsø ou au cap Nord ; en Islande, il se couche à peine de la mi-mai à la fin de juillet.',
    ],
  ),
]
