/** Something that travellers say they are fond of, and by which words rows of the atlas show it. */
export interface Interest {
  readonly key: string
  /** Over the folded message. */
  readonly words: RegExp
  /** Over folded names and descriptions. */
  readonly rows: RegExp
  readonly categories?: readonly string[]
  readonly cuisines?: readonly string[]
  readonly en: string
  readonly fr: string
}

/** Stories and worlds that people travel after; rows show them by the same words. */
const fandoms: readonly (readonly [string, RegExp, string])[] = [
  ['harry-potter', /harry pott?er|hogwarts|poudlard|hermione/, 'Harry Potter'],
  ['star-wars', /star ?wars|jedi/, 'Star Wars'],
  ['beatles', /beatles|abbey road/, 'The Beatles'],
  ['sherlock', /sherlock/, 'Sherlock Holmes'],
  ['thrones', /game of thrones/, 'Game of Thrones'],
  ['rings', /lord of the rings|hobbit|seigneur des anneaux/, 'Lord of the Rings'],
  ['marvel', /marvel|avengers|spider ?man/, 'Marvel'],
  ['anime', /\banimes?\b|\bmangas?\b|ghibli|pokemon|totoro/, 'anime, manga'],
  ['lego', /\blegos?\b/, 'Lego'],
  ['dinosaurs', /dinosau\w*/, 'dinosaurs'],
  ['princesses', /disney|princess\w*/, 'Disney'],
]

export const interests: readonly Interest[] = [
  ...fandoms.map(([key, words, name]): Interest => ({
    key,
    words,
    rows: words,
    en: name,
    fr: name,
  })),
  {
    key: 'shows',
    words:
      /broadway|west end|musicals?|comedies? musicales?|spectacles?|shows?(?! (?:me|us)\b)|theatres?|theaters?|operas?|concerts?|ballets?/,
    rows: /\b(?:broadway|theatres?|theaters?|musicals?|opera|ballet|concert)\b/,
    categories: ['theatre'],
    en: 'shows (Broadway, theatre)',
    fr: 'spectacles (Broadway, théâtre)',
  },
  {
    key: 'architecture',
    words: /architect\w*|art deco|gratte ciel|skyscrapers?|gaud[iy]|frank lloyd wright/,
    rows: /architect|art deco|skyscraper|gaudi|frank lloyd/,
    en: 'architecture',
    fr: 'architecture',
  },
  {
    key: 'jazz',
    words: /\bjazz\b|\bblues\b|live music|musique/,
    rows: /\b(?:jazz|blues|live music)\b/,
    en: 'jazz and live music',
    fr: 'jazz et musique',
  },
  {
    key: 'beach',
    words: /beach(?:es)?(?! clubs?)|plages?/,
    rows: /\bbeach/,
    categories: ['beach'],
    en: 'beach',
    fr: 'plage',
  },
  {
    key: 'tapas',
    words: /\btapas\b|pintxos?/,
    rows: /\btapas\b|pintxo/,
    cuisines: ['Spanish'],
    en: 'tapas',
    fr: 'tapas',
  },
  {
    key: 'yoga',
    words: /\byoga\b|medit\w*|retreats?/,
    rows: /\byoga\b|meditat/,
    en: 'yoga',
    fr: 'yoga',
  },
  {
    key: 'diving',
    words: /\bdiv(?:e|ing)\b|scuba|snorkel\w*|plongee|plonger|tuba\b|apnee/,
    rows: /\b(?:dive|diving|divers|scuba|snorkel\w*|reef)\b/,
    categories: ['reef'],
    en: 'diving and snorkelling',
    fr: 'plongée et tuba',
  },
  { key: 'surf', words: /\bsurf\w*/, rows: /\bsurf/, en: 'surfing', fr: 'surf' },
  {
    key: 'hiking',
    words: /hik(?:e|es|ing)|randonnees?|\btrails?\b|trek\w*/,
    rows: /\bhik(?:e|es|ing)\b|trail/,
    categories: ['hike'],
    en: 'hiking',
    fr: 'randonnée',
  },
  {
    key: 'cycling',
    words: /\bbik(?:e|es|ing)\b|cycl(?:e|ing)|velos?/,
    rows: /\b(?:bike|bikes|bicycle|cycling)\b/,
    en: 'cycling',
    fr: 'vélo',
  },
  { key: 'skiing', words: /\bski\w*|snowboard\w*/, rows: /\bski/, en: 'skiing', fr: 'ski' },
  {
    key: 'shopping',
    words: /shopping|magasin\w*|boutiques?|outlets?/,
    rows: /\b(?:shopping|boutiques?|shops|department store|mall)\b/,
    en: 'shopping',
    fr: 'magasinage',
  },
  {
    key: 'markets',
    words: /\bmarkets?\b|\bmarches?\b/,
    rows: /\bmarket/,
    categories: ['market'],
    en: 'markets',
    fr: 'marchés',
  },
  {
    key: 'views',
    words: /viewpoints?|views?\b|panoramas?|belvederes?|miradouros?/,
    rows: /\b(?:views?|panorama|lookout|miradouro)\b/,
    categories: ['viewpoint'],
    en: 'views',
    fr: 'points de vue',
  },
  {
    key: 'gardens',
    words: /gardens?|jardins?|botani\w*/,
    rows: /\bgarden/,
    categories: ['garden'],
    en: 'gardens',
    fr: 'jardins',
  },
  {
    key: 'wine',
    words: /\bwines?\b|\bvins?\b|vineyards?|vignobles?|winer(?:y|ies)/,
    rows: /\bwine|vineyard/,
    en: 'wine',
    fr: 'vin',
  },
  {
    key: 'beer',
    words: /\bbeers?\b|brewer(?:y|ies)|bieres?|microbrasseries?|pubs?\b/,
    rows: /\b(?:beer|brewery|brewpub|pub)\b/,
    en: 'beer',
    fr: 'bière',
  },
  {
    key: 'cooking',
    words: /cooking (?:class(?:es)?|course|lesson)s?|cours de cuisine/,
    rows: /cooking|cookery/,
    en: 'cooking classes',
    fr: 'cours de cuisine',
  },
  {
    key: 'spa',
    words: /\bspas?\b|massages?|onsens?|hot springs?|thermes|bains/,
    rows: /\b(?:spa|massage|onsen|hot spring|thermal|hammam)/,
    categories: ['hot-spring'],
    en: 'spa and baths',
    fr: 'spa et bains',
  },
  {
    key: 'photography',
    words: /photograph\w*|\bphotos?\b/,
    rows: /photograph/,
    en: 'photography',
    fr: 'photo',
  },
  {
    key: 'street-art',
    words: /street art|murals?|murales?|graffiti/,
    rows: /street art|mural|graffiti/,
    en: 'street art',
    fr: 'art urbain',
  },
  {
    key: 'wildlife',
    words:
      /wildlife|elephants?|monkeys?|singes?|turtles?|tortues?|dolphins?|dauphins?|koalas?|animals?|animaux|birds?|oiseaux|safari|faune/,
    rows: /\b(?:wildlife|animals|birds|monkeys?|elephants?|turtles?|dolphins?)\b/,
    categories: ['zoo', 'aquarium'],
    en: 'animals',
    fr: 'animaux',
  },
  {
    key: 'boat',
    words: /boats?|cruises?|croisieres?|bateaux?|kayak\w*|sail\w*|voile/,
    rows: /\b(?:boat|cruise|kayak|sailing|ferry)\b/,
    en: 'boats',
    fr: 'bateau',
  },
  { key: 'golf', words: /\bgolf\w*/, rows: /\bgolf/, en: 'golf', fr: 'golf' },
  {
    key: 'sport',
    words: /baseball|basketball|\bnba\b|\bnhl\b|tennis|stadiums?|stades?/,
    rows: /stadium|baseball|basketball|tennis/,
    en: 'sport',
    fr: 'sport',
  },
  {
    key: 'literature',
    words: /literature|litterature|bookshops?|librairies?|books?\b|livres anciens/,
    rows: /bookshop|bookstore|library|literary/,
    categories: ['library'],
    en: 'books',
    fr: 'livres',
  },
]
