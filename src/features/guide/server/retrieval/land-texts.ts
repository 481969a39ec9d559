import { wordTable } from '#platform/shared/word-table.ts'
import { type TownNote, townNotes } from './town-notes.ts'
import lands from '../../texts/lands.json' with { type: 'json' }
import type { OwnText } from './text-index.ts'

interface Told {
  readonly en: string
  readonly fr: string
}
type Table = ReadonlyMap<string, Told>
const table = (rows: Readonly<Record<string, Told>>): Table => wordTable(rows)

const shots = table({
  A: { en: 'hepatitis A, for many trips typhoid', fr: 'hépatite A, souvent typhoïde' },
  Y: {
    en: 'yellow fever for parts of the country (some borders ask for the certificate)',
    fr: 'fièvre jaune pour certaines régions (des frontières demandent le certificat)',
  },
  M: { en: 'pills against malaria in parts', fr: 'comprimés contre le paludisme par endroits' },
  D: { en: 'care against mosquitoes (dengue)', fr: 'protection contre les moustiques (dengue)' },
  H: { en: 'days to get used to high places', fr: 'des jours pour s’habituer à l’altitude' },
})
const clinic: Told = {
  en: 'A travel clinic some six weeks ahead, and the country’s page on travel.gc.ca, tell what holds for you.',
  fr: 'Une clinique du voyage, six semaines avant, et la page du pays sur voyage.gc.ca disent ce qui vaut pour vous.',
}

function healthOf(codes: string): Told {
  if (codes === 'none')
    return {
      en: `No vaccine beyond the routine ones is usually advised. ${clinic.en}`,
      fr: `Aucun vaccin au-delà des vaccins courants n’est d’ordinaire conseillé. ${clinic.fr}`,
    }
  const all = [...codes].flatMap((code) => shots.get(code) ?? [])
  return {
    en: `Usually advised, beside the routine vaccines: ${all.map(({ en }) => en).join('; ')}. ${clinic.en}`,
    fr: `D’ordinaire conseillé, outre les vaccins courants : ${all.map(({ fr }) => fr).join(' ; ')}. ${clinic.fr}`,
  }
}

const licences = table({
  ok: {
    en: 'A Canadian licence is enough for visitors.',
    fr: 'Un permis canadien suffit aux visiteurs.',
  },
  idp: {
    en: 'An International Driving Permit (from CAA) is needed beside the Canadian licence.',
    fr: 'Il faut un permis de conduire international (CAA) avec le permis canadien.',
  },
  local: {
    en: 'A visitor’s permit is bought from the rental company, with the Canadian licence.',
    fr: 'Un permis de visiteur s’achète au loueur, avec le permis canadien.',
  },
  home: {
    en: 'A licence of any province holds in all.',
    fr: 'Un permis de toute province vaut dans toutes.',
  },
})
const tolls = table({
  none: { en: 'Roads have no tolls for cars.', fr: 'Les routes sont sans péage pour les autos.' },
  roads: { en: 'Most motorways have tolls.', fr: 'La plupart des autoroutes sont à péage.' },
  some: {
    en: 'Some roads, bridges or tunnels have tolls.',
    fr: 'Certaines routes, ponts ou tunnels sont à péage.',
  },
  vignette: {
    en: 'Motorways want a vignette, bought before.',
    fr: 'Les autoroutes exigent une vignette, achetée avant.',
  },
  auto: {
    en: 'Tolls are taken electronically: ask the rental company.',
    fr: 'Les péages sont électroniques : demandez au loueur.',
  },
  bridges: {
    en: 'Only the two great bridges have tolls.',
    fr: 'Seuls les deux grands ponts sont à péage.',
  },
  tunnel: { en: 'One tunnel in the north has a toll.', fr: 'Un tunnel du nord est à péage.' },
})
const speedNotes = table({
  a: {
    en: ' on motorways (advised, where no sign says less)',
    fr: ' sur autoroute (conseillés, sauf panneau)',
  },
  r: { en: ' on the best roads', fr: ' sur les meilleures routes' },
  s: {
    en: ' on motorways, more or less by state',
    fr: ' sur autoroute, plus ou moins selon l’État',
  },
  p: { en: ' on motorways at most, by province', fr: ' sur autoroute au plus, selon la province' },
})

function roadsOf({ licence, speed, tolls: kind }: (typeof lands)[number]): Told {
  const own = licences.get(licence ?? '')
  const note = speedNotes.get(speed.replace(/\d+/, ''))
  const [toll, kmh] = [tolls.get(kind), Number.parseInt(speed, 10)]
  return {
    en: `${own ? `${own.en} ` : ''}As a rule one drives up to about ${kmh} km/h${note?.en ?? ' on motorways'}; signs decide. ${toll?.en ?? ''}`,
    fr: `${own ? `${own.fr} ` : ''}En règle générale, on roule jusqu’à environ ${kmh} km/h${note?.fr ?? ' sur autoroute'} ; les panneaux décident. ${toll?.fr ?? ''}`,
  }
}

const dress = table({
  relaxed: {
    en: 'One dresses as at home; some restaurants and clubs want no sportswear.',
    fr: 'On s’habille comme chez soi ; certains restaurants et clubs refusent la tenue de sport.',
  },
  churches: {
    en: 'One dresses as at home; in churches shoulders and knees are covered.',
    fr: 'On s’habille comme chez soi ; dans les églises, épaules et genoux couverts.',
  },
  temples: {
    en: 'Light clothes are fine; in temples shoulders and knees are covered and shoes come off.',
    fr: 'Des vêtements légers conviennent ; dans les temples, épaules et genoux couverts, sans chaussures.',
  },
  mosques: {
    en: 'One dresses as at home in large towns; in mosques shoulders and knees are covered, women their hair, and shoes come off.',
    fr: 'On s’habille comme chez soi dans les grandes villes ; dans les mosquées, épaules et genoux couverts, cheveux couverts pour les femmes, sans chaussures.',
  },
  modest: {
    en: 'Outside beach and hotel clothes cover shoulders and knees; in mosques women also cover their hair.',
    fr: 'Hors de la plage et de l’hôtel, on couvre épaules et genoux ; dans les mosquées, les femmes aussi les cheveux.',
  },
})
const cards = table({
  wide: {
    en: 'Cards are taken nearly everywhere; keep a little cash for markets and tips.',
    fr: 'Les cartes passent presque partout ; gardez un peu de comptant pour marchés et pourboires.',
  },
  mixed: {
    en: 'Cards work in hotels, shops and larger restaurants; carry cash for small places, markets and taxis.',
    fr: 'Les cartes passent aux hôtels, magasins et grands restaurants ; du comptant pour le reste, marchés et taxis.',
  },
  debit: {
    en: 'Many shops take debit cards only: a contactless Visa or Mastercard mostly works, some cash helps.',
    fr: 'Bien des commerces ne prennent que le débit : une Visa ou Mastercard sans contact marche le plus souvent, un peu de comptant aide.',
  },
  cash: {
    en: 'Much is paid in cash; cards work in hotels and larger shops. Draw cash from a bank’s machine.',
    fr: 'On paie beaucoup en espèces ; les cartes passent aux hôtels et grands magasins. Retirez au guichet d’une banque.',
  },
  app: {
    en: 'People pay by Alipay or WeChat: link a foreign card to the app before; few places take the card itself.',
    fr: 'On paie par Alipay ou WeChat : liez-y une carte étrangère avant ; peu d’endroits prennent la carte elle-même.',
  },
  nocards: {
    en: 'Bring enough cash in Canadian dollars or euros: cards of Canadian banks work in few places, those of American banks not at all.',
    fr: 'Apportez assez de comptant en dollars canadiens ou en euros : les cartes des banques canadiennes passent en peu d’endroits, les américaines nulle part.',
  },
})

const english = table({
  widely: {
    en: 'English is widely spoken.',
    fr: 'L’anglais y est largement parlé.',
  },
  tourist: {
    en: 'English goes well in hotels, at sights and with younger people, less elsewhere.',
    fr: 'L’anglais passe bien aux hôtels, aux attraits et avec les jeunes, moins ailleurs.',
  },
  little: {
    en: 'Little English is spoken outside hotels and large sights: an app that translates helps.',
    fr: 'On parle peu l’anglais hors des hôtels et grands attraits : une appli de traduction aide.',
  },
})

const ways = table({
  train: { en: 'by train', fr: 'en train' },
  metro: { en: 'by metro', fr: 'en métro' },
  bus: { en: 'by bus', fr: 'en autobus' },
  tram: { en: 'by tram', fr: 'en tramway' },
  taxi: { en: 'by taxi', fr: 'en taxi' },
  boat: { en: 'by boat', fr: 'en bateau' },
})
const atNight = table({
  bus: {
    en: 'Late at night a bus or a taxi remains.',
    fr: 'Tard la nuit, il reste un autobus ou un taxi.',
  },
  taxi: {
    en: 'Late at night count on a taxi or a ride ordered by app.',
    fr: 'Tard la nuit, comptez sur un taxi ou une voiture d’appli.',
  },
  metro: { en: 'The metro runs all night.', fr: 'Le métro roule toute la nuit.' },
  train: {
    en: 'Trains run until late and again very early; between them a taxi.',
    fr: 'Les trains roulent tard et reprennent très tôt ; entre les deux, un taxi.',
  },
})
const cars = table({
  no: {
    en: 'A car is of no use in town.',
    fr: 'Une auto n’y sert à rien en ville.',
  },
  some: {
    en: 'In town you need no car; for the surroundings one helps.',
    fr: 'En ville, pas besoin d’auto ; pour les environs, elle aide.',
  },
  yes: { en: 'A rental car helps a lot.', fr: 'Une auto de location aide beaucoup.' },
})

function arriveOf({ iata, ways: list, night }: TownNote): Told {
  const lines = (language: 'en' | 'fr') =>
    list
      .map(({ by, minutes, name }) => {
        const span = minutes.join(language === 'fr' ? ' à ' : ' to ')
        return `${ways.get(by)?.[language] ?? by}${name ? ` (${name})` : ''} ${span} min`
      })
      .join(', ')
  return {
    en: `From the airport (${iata}) to the centre count about: ${lines('en')}. ${atNight.get(night ?? '')?.en ?? ''}`,
    fr: `De l’aéroport (${iata}) au centre, comptez environ : ${lines('fr')}. ${atNight.get(night ?? '')?.fr ?? ''}`,
  }
}

const aroundOf = ({ transit, car, apps }: TownNote): Told => ({
  en: `One gets around by ${transit}. ${cars.get(car ?? '')?.en ?? ''}${apps ? ` Ride apps: ${apps}.` : ''}`,
  fr: `On se déplace ainsi : ${transit}. ${cars.get(car ?? '')?.fr ?? ''}${apps ? ` Applis de taxi : ${apps}.` : ''}`,
})

const words = wordTable({
  health: 'vaccines vaccinations shots vaccins jabs immunization malaria',
  driving:
    'driving drive licence license speed limit motorway highway tolls toll permit rent car conduire vitesse peage autoroute',
  manners: 'wear dress clothes habiller vetements porter',
  currency: 'cards card cash credit pay cartes comptant argent',
  language: 'english speak spoken language anglais parle langue',
  dishes: 'dishes dish food eat try specialities typical plats specialites manger',
  arrive: 'airport transfer centre downtown late night aeroport navette',
  around: 'around transit metro uber taxi car public transport deplacer',
})

/** Sentences made of the tables of countries and towns: what is usual, and called general knowledge. */
export function landTexts(source: OwnText['source']): OwnText[] {
  const one = (place: string, kind: string, { en, fr }: Told): OwnText => ({
    id: `table/${place}/${kind}`,
    kind,
    places: [place],
    title: '',
    text: en.trim(),
    textFr: fr.trim(),
    words: words.get(kind) ?? '',
    source,
  })
  const nothing: Told = { en: '', fr: '' }
  return [
    ...lands.flatMap((row) => [
      one(row.code, 'health', healthOf(row.shots)),
      one(row.code, 'driving', roadsOf(row)),
      one(row.code, 'manners', dress.get(row.dress) ?? nothing),
      one(row.code, 'language', english.get(row.english) ?? nothing),
      one(row.code, 'currency', cards.get(row.cards) ?? nothing),
      one(row.code, 'dishes', {
        en: `To try there: ${row.dishes.join(', ')}.`,
        fr: `À goûter là-bas : ${row.dishes.join(', ')}.`,
      }),
    ]),
    ...townNotes.flatMap((row) => [
      ...(row.ways.length > 0 ? [one(row.slug, 'arrive', arriveOf(row))] : []),
      ...(row.transit ? [one(row.slug, 'around', aroundOf(row))] : []),
    ]),
  ]
}
