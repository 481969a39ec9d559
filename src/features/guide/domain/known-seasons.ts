import type { LocalDate } from '#platform/shared/local-date.ts'

/**
 * What comes back every year and is general knowledge: written down for this guide on 2026-11-21 from
 * what meteorological services and the organisers say year after year. Spans are the usual ones; no year's
 * own dates but where they are reckoned from the calendar.
 */
export const seasonsAsOf = '2026-11-21'

/** When something is to be seen, or expected, in some places. */
export interface KnownSeason {
  /** Slugs of towns and codes of countries; '*' is everywhere. */
  readonly where: readonly string[]
  /** Months in which it usually is, at least in part. */
  readonly months: readonly number[]
  readonly en: string
  readonly fr: string
  /** First and last day in years of which they are known. */
  readonly spans?: readonly (readonly [LocalDate, LocalDate])[]
}

export interface Phenomenon {
  /** Over the folded text. */
  readonly words: RegExp
  readonly en: string
  readonly fr: string
  /** Asked about only together with "when"; else its word alone says nothing. */
  readonly needsWhen?: true
  readonly seasons: readonly KnownSeason[]
}

const atlantic = 'US CU DO JM BS BB PR MX AW CW AG LC GP MQ KY TC BZ HT'.split(' ')

export const phenomena: readonly Phenomenon[] = [
  {
    words:
      /hurricanes?|huricanes?|ouragans?|cyclones?|typhoons?|typhons?|tropical storms?|tempetes? tropicales?/,
    en: 'tropical storms',
    fr: 'les tempêtes tropicales',
    seasons: [
      {
        where: ['miami', ...atlantic],
        months: [6, 7, 8, 9, 10, 11],
        en: 'The Atlantic hurricane season runs from 1 June to 30 November; most storms come from mid-August to mid-October.',
        fr: 'La saison des ouragans de l’Atlantique va du 1er juin au 30 novembre ; la plupart passent de la mi-août à la mi-octobre.',
      },
      {
        where: ['JP'],
        months: [7, 8, 9, 10],
        en: 'Typhoons reach Japan mostly from July to October, above all in August and September.',
        fr: 'Les typhons touchent le Japon surtout de juillet à octobre, le plus souvent en août et en septembre.',
      },
    ],
  },
  {
    words: /cherry (?:blos+om\w*|trees?)|cherries|blos+oms?|sakuras?|cerisi\w*/,
    en: 'the cherry blossoms',
    fr: 'les cerisiers en fleurs',
    seasons: [
      {
        where: ['kyoto', 'tokyo', 'osaka', 'JP'],
        months: [3, 4],
        en: 'The cherry trees usually flower from late March to the first ten days of April; each year’s spring moves that by a week or so.',
        fr: 'Les cerisiers fleurissent d’habitude de la fin de mars à la première dizaine d’avril ; le printemps de l’année déplace cela d’une semaine environ.',
      },
      {
        where: ['vancouver', 'seattle'],
        months: [3, 4],
        en: 'The cherry trees usually flower from mid-March to late April, according to their kind.',
        fr: 'Les cerisiers fleurissent d’habitude de la mi-mars à la fin d’avril, selon leur sorte.',
      },
      {
        where: ['toronto'],
        months: [4, 5],
        en: 'The cherry trees of High Park usually flower between late April and early May.',
        fr: 'Les cerisiers de High Park fleurissent d’habitude entre la fin d’avril et le début de mai.',
      },
    ],
  },
  {
    words:
      /(?:autumn|fall) (?:leaves|colou?rs|foliage)|foliage|momiji|couleurs|feuilles|feuillages?|leaves change/,
    en: 'the autumn colours',
    fr: 'les couleurs d’automne',
    seasons: [
      {
        where: ['kyoto', 'tokyo'],
        months: [11, 12],
        en: 'The maples usually turn red from mid-November to early December.',
        fr: 'Les érables rougissent d’habitude de la mi-novembre au début de décembre.',
      },
      {
        where: ['montreal', 'quebec-city', 'ottawa', 'toronto'],
        months: [9, 10],
        en: 'The leaves usually are at their most colourful from late September to mid-October.',
        fr: 'Les feuilles sont d’habitude le plus colorées de la fin de septembre à la mi-octobre.',
      },
      {
        where: ['new-york'],
        months: [10, 11],
        en: 'The leaves usually turn from late October to mid-November.',
        fr: 'Les feuilles changent de couleur d’habitude de la fin d’octobre à la mi-novembre.',
      },
      {
        where: ['chicago'],
        months: [10],
        en: 'The leaves usually are at their most colourful in mid and late October.',
        fr: 'Les feuilles sont d’habitude le plus colorées à la mi-octobre et à la fin d’octobre.',
      },
    ],
  },
  {
    words: /ice skat\w*|skat(?:e|ing|eway)|patin(?:s|er|e|age|oires?)?\b/,
    en: 'outdoor skating',
    fr: 'le patin en plein air',
    seasons: [
      {
        where: ['ottawa'],
        months: [1, 2, 3],
        en: 'The Rideau Canal Skateway is usually open from January to late February or early March: the cold of the winter decides.',
        fr: 'La patinoire du canal Rideau est d’habitude ouverte de janvier à la fin de février ou au début de mars : c’est le froid de l’hiver qui décide.',
      },
      {
        where: ['montreal', 'quebec-city', 'toronto'],
        months: [12, 1, 2, 3],
        en: 'Outdoor rinks usually have ice from December to early March.',
        fr: 'Les patinoires extérieures ont d’habitude de la glace de décembre au début de mars.',
      },
    ],
  },
  {
    words: /northern lights|aurora\w*|aurores?/,
    en: 'the northern lights',
    fr: 'les aurores boréales',
    seasons: [
      {
        where: ['reykjavik', 'IS', 'NO', 'FI', 'yellowknife', 'whitehorse'],
        months: [9, 10, 11, 12, 1, 2, 3, 4],
        en: 'They can be seen when nights are dark, from September to mid-April, on clear nights only.',
        fr: 'On peut les voir quand les nuits sont noires, de septembre à la mi-avril, par temps clair seulement.',
      },
    ],
  },
  {
    words: /whales?|baleines?/,
    en: 'whales',
    fr: 'les baleines',
    seasons: [
      {
        where: ['quebec-city'],
        months: [5, 6, 7, 8, 9, 10],
        en: 'Whales are in the St. Lawrence off Tadoussac, some three hours from Québec City, from May to October.',
        fr: 'Les baleines sont dans le Saint-Laurent, au large de Tadoussac, à quelque trois heures de Québec, de mai à octobre.',
      },
      {
        where: ['vancouver', 'victoria', 'seattle'],
        months: [5, 6, 7, 8, 9, 10],
        en: 'The season of whale watching by boat is about May to October.',
        fr: 'La saison des sorties en mer pour voir les baleines va d’environ mai à octobre.',
      },
    ],
  },
  {
    words: /\bski(?:ing|er|s)?\b|snowboard\w*|planche a neige/,
    en: 'skiing',
    fr: 'le ski',
    needsWhen: true,
    seasons: [
      {
        where: ['swiss-alps', 'CH', 'AT'],
        months: [12, 1, 2, 3, 4],
        en: 'The ski season is about mid-December to mid-April, longer on the glaciers.',
        fr: 'La saison de ski va d’environ la mi-décembre à la mi-avril, plus longtemps sur les glaciers.',
      },
      {
        where: ['banff'],
        months: [11, 12, 1, 2, 3, 4, 5],
        en: 'The ski season around Banff is about mid-November to May.',
        fr: 'La saison de ski autour de Banff va d’environ la mi-novembre à mai.',
      },
      {
        where: ['quebec-city', 'montreal'],
        months: [12, 1, 2, 3, 4],
        en: 'The ski season is about December to early April.',
        fr: 'La saison de ski va d’environ décembre au début d’avril.',
      },
    ],
  },
  {
    words:
      /monsoons?|moussons?|(?:rainy|rain|wet|dry|green) season|saisons? (?:des pluies|de pluie|seche|humide|pluvieuse)/,
    en: 'the rainy season',
    fr: 'la saison des pluies',
    seasons: [
      {
        where: ['bali', 'ID'],
        months: [11, 12, 1, 2, 3],
        en: 'The rainy season is about November to March, the dry season April to October.',
        fr: 'La saison des pluies va d’environ novembre à mars, la saison sèche d’avril à octobre.',
      },
      {
        where: ['phuket', 'TH'],
        months: [5, 6, 7, 8, 9, 10],
        en: 'The rainy season (the south-west monsoon) is about May to October, with a rough sea on the west coast; the dry season is November to April.',
        fr: 'La saison des pluies (mousson du sud-ouest) va d’environ mai à octobre, avec une mer agitée sur la côte ouest ; la saison sèche, de novembre à avril.',
      },
      {
        where: ['maldives', 'MV'],
        months: [5, 6, 7, 8, 9, 10, 11],
        en: 'The rainy season is about May to November, the dry season December to April.',
        fr: 'La saison des pluies va d’environ mai à novembre, la saison sèche de décembre à avril.',
      },
      {
        where: ['kyoto', 'tokyo', 'JP'],
        months: [6, 7],
        en: 'The rainy season is usually early June to mid-July.',
        fr: 'La saison des pluies va d’habitude du début de juin à la mi-juillet.',
      },
      {
        where: ['IN'],
        months: [6, 7, 8, 9],
        en: 'The monsoon is about June to September.',
        fr: 'La mousson va d’environ juin à septembre.',
      },
    ],
  },
  {
    words: /carnivals?|carnavals?/,
    en: 'the carnival',
    fr: 'le carnaval',
    seasons: [
      {
        where: ['quebec-city'],
        months: [1, 2],
        en: 'The Winter Carnival takes about ten days, from late January or early February on.',
        fr: 'Le Carnaval dure une dizaine de jours, à partir de la fin de janvier ou du début de février.',
      },
      {
        where: ['BR'],
        months: [2, 3],
        en: 'Carnival is on the days before Ash Wednesday, which is 10 February in 2027.',
        fr: 'Le carnaval se tient dans les jours qui précèdent le mercredi des Cendres, le 10 février en 2027.',
      },
    ],
  },
  {
    words: /jazz fest\w*|festival (?:international )?de jazz/,
    en: 'the jazz festival',
    fr: 'le festival de jazz',
    seasons: [
      {
        where: ['montreal'],
        months: [6, 7],
        en: 'The International Jazz Festival is in late June and early July.',
        fr: 'Le Festival international de jazz a lieu à la fin de juin et au début de juillet.',
      },
    ],
  },
  {
    words: /tulip\w*/,
    en: 'the tulips',
    fr: 'les tulipes',
    seasons: [
      {
        where: ['ottawa'],
        months: [5],
        en: 'The tulips are at their best in the middle of May, when the festival is on.',
        fr: 'Les tulipes sont à leur plus beau à la mi-mai, pendant le festival.',
      },
      {
        where: ['amsterdam', 'NL'],
        months: [3, 4, 5],
        en: 'The tulips flower from late March to mid-May, most of them in the second half of April.',
        fr: 'Les tulipes fleurissent de la fin de mars à la mi-mai, surtout dans la seconde moitié d’avril.',
      },
    ],
  },
  {
    words: /christmas markets?|marches? de noel/,
    en: 'the Christmas markets',
    fr: 'les marchés de Noël',
    seasons: [
      {
        where: ['DE', 'AT', 'FR', 'CH', 'CZ', 'quebec-city'],
        months: [11, 12],
        en: 'Christmas markets usually open in the last week of November and close around Christmas.',
        fr: 'Les marchés de Noël ouvrent d’habitude dans la dernière semaine de novembre et ferment autour de Noël.',
      },
    ],
  },
  {
    words: /(?:lunar|chinese) new year|nouvel an (?:lunaire|chinois)/,
    en: 'the lunar new year',
    fr: 'le Nouvel An lunaire',
    seasons: [
      {
        where: ['*'],
        months: [1, 2],
        en: 'The lunar new year falls between 21 January and 20 February: on 6 February in 2027.',
        fr: 'Le Nouvel An lunaire tombe entre le 21 janvier et le 20 février : le 6 février en 2027.',
      },
    ],
  },
  {
    words: /\bramadan\b/,
    en: 'Ramadan',
    fr: 'le ramadan',
    seasons: [
      {
        where: ['*'],
        months: [2, 3],
        en: 'In 2027 Ramadan is expected from about 8 February to 9 March; the moon decides the day.',
        fr: 'En 2027, le ramadan est attendu d’environ le 8 février au 9 mars ; la lune décide du jour.',
      },
    ],
  },
]

/** Places that one cannot drive into, which are asked about by name. */
export const carFree: readonly {
  readonly words: RegExp
  readonly en: string
  readonly fr: string
}[] = [
  {
    words: /zermatt/,
    en: 'No: Zermatt is car-free. One parks in Täsch, the last village on the road, and takes the shuttle train for about 12 minutes.',
    fr: 'Non : Zermatt est sans voitures. On se stationne à Täsch, le dernier village sur la route, puis on prend le train-navette, environ 12 minutes.',
  },
  {
    words: /wengen/,
    en: 'No: Wengen is car-free. One parks in Lauterbrunnen and takes the train.',
    fr: 'Non : Wengen est sans voitures. On se stationne à Lauterbrunnen et on prend le train.',
  },
  {
    words: /murren/,
    en: 'No: Mürren is car-free. One parks in Stechelberg or Lauterbrunnen and takes the cable car or the train.',
    fr: 'Non : Mürren est sans voitures. On se stationne à Stechelberg ou à Lauterbrunnen et on monte en téléphérique ou en train.',
  },
  {
    words: /moraine/,
    en: 'No: private cars may not drive to Moraine Lake. Parks Canada’s shuttle and tour buses go there in the season.',
    fr: 'Non : les autos privées ne peuvent pas monter au lac Moraine. La navette de Parcs Canada et des autocars y vont en saison.',
  },
  {
    words: /venice|venise/,
    en: 'No: Venice has no streets for cars. One parks at Piazzale Roma, Tronchetto or in Mestre and goes on by boat, train or on foot.',
    fr: 'Non : Venise n’a pas de rues pour les voitures. On se stationne à Piazzale Roma, au Tronchetto ou à Mestre, puis on continue en bateau, en train ou à pied.',
  },
]
