/**
 * The three trips that the home page shows and `/api/sample-pdf` prints. Sights, sample restaurants,
 * activities and hotels are named by the slugs of the atlas, which has their names and prices.
 */

export const sampleItineraryNames = ['paris', 'tokyo', 'bali'] as const
export type SampleItineraryName = (typeof sampleItineraryNames)[number]

export type StopKind = 'sight' | 'restaurant' | 'activity'

/** When, what kind, which one. */
export type SampleStop = readonly [time: string, kind: StopKind, slug: string]

export interface SampleDay {
  readonly title: string
  readonly stops: readonly SampleStop[]
}

export interface SampleItinerary {
  /** The atlas's destination. */
  readonly destination: string
  readonly name: string
  readonly country: string
  /** A double room for all nights but the last day's; two share it. */
  readonly hotel: string
  /** Getting around, for one: what it is and about how much in CAD. */
  readonly transport: { readonly name: string; readonly cad: number }
  /** Estimated spending of one person without flights, in whole CAD. */
  readonly aboutCad: number
  /** 0 to 5, invented like all ratings of samples. */
  readonly rating: number
  /** Three lines for the card. */
  readonly highlights: readonly (readonly [day: string, what: string])[]
  readonly days: readonly SampleDay[]
}

const paris: SampleItinerary = {
  destination: 'paris',
  name: 'Paris',
  country: 'France',
  hotel: 'hotel-de-l-escalier-penche',
  transport: { name: 'Weekly transit pass, airport trains included', cad: 52 },
  aboutCad: 1200,
  rating: 4.9,
  highlights: [
    ['Day 1', 'Notre-Dame and Sainte-Chapelle'],
    ['Day 2', 'Louvre at opening, the tower at dusk'],
    ['Day 3', 'Versailles by train'],
  ],
  days: [
    {
      title: 'The islands and the Left Bank',
      stops: [
        ['10:00', 'sight', 'notre-dame'],
        ['11:30', 'sight', 'sainte-chapelle'],
        ['13:00', 'restaurant', 'creperie-de-la-bigouden-rousse'],
        ['15:00', 'sight', 'luxembourg-gardens'],
        ['19:30', 'restaurant', 'brasserie-du-quai-aux-mouettes'],
      ],
    },
    {
      title: 'The Louvre and the tower',
      stops: [
        ['09:00', 'sight', 'louvre'],
        ['13:00', 'restaurant', 'udon-kawazumi'],
        ['14:30', 'sight', 'tuileries-garden'],
        ['15:45', 'sight', 'musee-de-l-orangerie'],
        ['18:00', 'sight', 'eiffel-tower'],
        ['21:00', 'restaurant', 'bistrot-du-chat-notaire'],
      ],
    },
    {
      title: 'Versailles',
      stops: [
        ['09:00', 'sight', 'palace-of-versailles'],
        ['13:15', 'restaurant', 'la-ferme-des-douves'],
        ['20:00', 'restaurant', 'le-bouillon-du-reverbere'],
      ],
    },
    {
      title: 'Monet’s garden, the canal and the river',
      stops: [
        ['08:15', 'activity', 'giverny-half-day-by-minibus'],
        ['14:30', 'restaurant', 'la-verte-besace'],
        ['15:45', 'sight', 'canal-saint-martin'],
        ['19:00', 'activity', 'seine-cruise-with-night-lights'],
        ['20:30', 'restaurant', 'trattoria-quattro-ombrelli'],
      ],
    },
    {
      title: 'Montmartre and a railway station full of pictures',
      stops: [
        ['08:30', 'sight', 'sacre-coeur'],
        ['09:45', 'sight', 'place-du-tertre'],
        ['11:30', 'sight', 'musee-d-orsay'],
        ['14:15', 'restaurant', 'comptoir-gribouillis'],
      ],
    },
  ],
}

const tokyo: SampleItinerary = {
  destination: 'tokyo',
  name: 'Tokyo',
  country: 'Japan',
  hotel: 'toyosu-tidegate-tower',
  transport: { name: 'Transit card, topped up twice, and the airport train', cad: 72 },
  aboutCad: 1800,
  rating: 4.8,
  highlights: [
    ['Day 1', 'Asakusa and Senso-ji'],
    ['Day 4', 'Nikko’s shrines by express'],
    ['Day 6', 'Digital rooms and a river barge'],
  ],
  days: [
    {
      title: 'Asakusa on jet-lag hours',
      stops: [
        ['07:30', 'sight', 'senso-ji'],
        ['09:30', 'activity', 'kimono-dressing-and-riverside-stroll'],
        ['12:30', 'restaurant', 'halal-ramen-tsubakimura'],
        ['15:00', 'sight', 'tokyo-skytree'],
        ['18:00', 'restaurant', 'chanko-yaguramichi'],
      ],
    },
    {
      title: 'Market, garden, kabuki',
      stops: [
        ['07:00', 'sight', 'tsukiji-outer-market'],
        ['08:30', 'restaurant', 'shiomachi-donburi'],
        ['10:30', 'sight', 'hamarikyu-gardens'],
        ['13:00', 'sight', 'kabuki-za'],
        ['18:30', 'restaurant', 'tempura-agebiyori'],
      ],
    },
    {
      title: 'Shrine, fashion, crossing',
      stops: [
        ['08:00', 'sight', 'meiji-jingu'],
        ['10:00', 'sight', 'takeshita-street'],
        ['12:00', 'restaurant', 'krua-malisoi'],
        ['15:30', 'sight', 'shibuya-crossing'],
        ['16:15', 'sight', 'shibuya-sky'],
        ['18:00', 'activity', 'golden-hour-izakaya-hop'],
      ],
    },
    {
      title: 'Nikko',
      stops: [
        ['07:20', 'activity', 'nikko-shrines-and-waterfall-express'],
        ['19:30', 'restaurant', 'izakaya-andonmachi'],
      ],
    },
    {
      title: 'Ueno and the old lanes',
      stops: [
        ['09:30', 'sight', 'tokyo-national-museum'],
        ['12:30', 'restaurant', 'shokudo-kazamidori'],
        ['14:00', 'sight', 'yanaka-ginza'],
        ['15:30', 'sight', 'nezu-shrine'],
        ['18:00', 'restaurant', 'unagi-nijimigawa'],
      ],
    },
    {
      title: 'The bay',
      stops: [
        ['09:00', 'sight', 'teamlab-planets'],
        ['12:30', 'restaurant', 'monja-tsukigasumi'],
        ['14:00', 'sight', 'miraikan'],
        ['17:00', 'activity', 'sumida-river-sunset-barge'],
      ],
    },
    {
      title: 'Shinjuku, soba and a view',
      stops: [
        ['09:00', 'sight', 'shinjuku-gyoen'],
        ['11:00', 'activity', 'knife-cut-soba-workshop'],
        ['15:00', 'sight', 'tokyo-metropolitan-government-building'],
        ['18:00', 'restaurant', 'jangdok-alley'],
      ],
    },
  ],
}

const bali: SampleItinerary = {
  destination: 'bali',
  name: 'Bali',
  country: 'Indonesia',
  hotel: 'sanur-jukung-beach-hotel',
  transport: { name: 'Car with driver on three days, shared by two', cad: 105 },
  aboutCad: 900,
  rating: 4.7,
  highlights: [
    ['Day 2', 'Ubud and the Monkey Forest'],
    ['Day 4', 'Sunrise on Mount Batur'],
    ['Day 6', 'Uluwatu temple, Kecak at sunset'],
  ],
  days: [
    {
      title: 'Sand under the feet',
      stops: [
        ['10:00', 'sight', 'sanur-beach'],
        ['13:00', 'restaurant', 'warung-mak-suci'],
        ['19:00', 'restaurant', 'trattoria-sabbia-nera'],
      ],
    },
    {
      title: 'Ubud',
      stops: [
        ['07:30', 'activity', 'spice-market-and-cooking-courtyard'],
        ['13:30', 'sight', 'ubud-palace'],
        ['14:30', 'sight', 'museum-puri-lukisan'],
        ['16:00', 'sight', 'monkey-forest-ubud'],
        ['18:30', 'restaurant', 'sayur-hijau-penestanan'],
      ],
    },
    {
      title: 'Water temples and terraces',
      stops: [
        ['08:00', 'sight', 'tirta-empul'],
        ['09:45', 'sight', 'gunung-kawi'],
        ['11:30', 'sight', 'tegallalang-rice-terraces'],
        ['13:00', 'restaurant', 'warung-babi-guling-bu-suarti'],
        ['16:00', 'sight', 'goa-gajah'],
      ],
    },
    {
      title: 'The volcano before breakfast',
      stops: [
        ['03:30', 'activity', 'batur-sunrise-climb-with-village-guide'],
        ['10:30', 'restaurant', 'mujair-nyat-nyat-bu-rai'],
        ['17:00', 'restaurant', 'depot-sate-lilit-renon'],
      ],
    },
    {
      title: 'Rice, a royal temple and a rock in the sea',
      stops: [
        ['09:00', 'sight', 'jatiluwih-rice-terraces'],
        ['12:00', 'restaurant', 'jatiluwih-beras-merah'],
        ['14:30', 'sight', 'taman-ayun'],
        ['16:30', 'sight', 'tanah-lot'],
      ],
    },
    {
      title: 'The cliffs',
      stops: [
        ['11:00', 'sight', 'padang-padang-beach'],
        ['14:00', 'sight', 'uluwatu-temple'],
        ['15:30', 'activity', 'kecak-and-cliff-temple-evening'],
        ['20:00', 'restaurant', 'ikan-bakar-segara-madu'],
      ],
    },
  ],
}

export const sampleItineraries: Readonly<Record<SampleItineraryName, SampleItinerary>> = {
  paris,
  tokyo,
  bali,
}
