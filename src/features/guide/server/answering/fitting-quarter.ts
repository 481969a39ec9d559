import type { Asking } from './answer.ts'
import { listed } from './words.ts'

/** A text on a quarter, as it is told and in English. */
interface Quarter {
  readonly title: string
  readonly text: string
  readonly english: string
}

interface Criterion {
  /** Words by which it is asked for, in both languages. */
  readonly asks: string
  /** What tells of it in our English text on a quarter, and what speaks against it. */
  readonly has: RegExp
  readonly not?: RegExp
  readonly en: string
  readonly fr: string
}

const criteria: readonly Criterion[] = [
  {
    asks: 'quiet,quieter,quietest,calm,calmer,peaceful,sleep,tranquille,calme,paisible,noise,noisy,bruit',
    has: /\b(?:quiet\w*|calm\w*|peaceful|sleepy|silent)\b/i,
    not: /\b(?:loud|nois\w+|party|until (?:two|three|late))\b/i,
    en: 'quiet',
    fr: 'tranquille',
  },
  {
    asks: 'cheap,cheaper,cheapest,budget,affordable,inexpensive,value,student,ruiner,pas cher,moins cher,economique,abordable',
    has: /\b(?:cheap\w*|better value|good value|best value|bargain\w*|affordable|less dear|fair prices|lower prices)\b/i,
    not: /\b(?:expensive|dear|dearest|costly|pricey)\b/i,
    en: 'good value',
    fr: 'bon rapport qualité-prix',
  },
  {
    asks: 'flat,flattest,level,steep,hill,hills,hilly,stairs,pente,pentes,cotes,escaliers,plat',
    has: /\b(?:flat|level|step-free|wide (?:pavements|sidewalks|streets))\b/i,
    not: /\b(?:steep|slopes?|hill|hilly|climbs?|stairs|steps)\b/i,
    en: 'level ground',
    fr: 'terrain plat',
  },
  {
    asks: 'family,families,kid,kids,children,toddler,toddlers,baby,famille,enfant,enfants,ados',
    has: /\b(?:famil(?:y|ies)(?! kitchens)|children|playgrounds?)\b/i,
    en: 'families',
    fr: 'familles',
  },
  {
    asks: 'nightlife,bar,bars,pub,pubs,club,clubs,party,lively,young,sortir,anime,fete',
    has: /\b(?:lively|nightlife|bars|clubs|pubs|late)\b/i,
    en: 'evenings out',
    fr: 'sorties le soir',
  },
  {
    asks: 'romantic,honeymoon,anniversary,couple,charming,charm,romantique,lune de miel,charme',
    has: /\b(?:romantic|couples|charm\w*|pretti\w*|pretty|elegant)\b/i,
    en: 'couples',
    fr: 'couples',
  },
  {
    asks: 'solo,alone,woman,women,safe,safest,safety,nervous,seule,femme,securitaire,sur',
    has: /\b(?:women alone|solo|safe\w*)\b/i,
    en: 'safety',
    fr: 'sécurité',
  },
  {
    asks: 'station,train,trains,airport,day trips,gare,aeroport',
    has: /\b(?:station|trains|railway|airport)\b/i,
    en: 'trains',
    fr: 'trains',
  },
  {
    asks: 'first time,first visit,first timer,first trip,central,sights,premiere fois,premiere visite,premier voyage',
    has: /\b(?:first (?:visit|stay|time)\w*|all-round|best base|on foot|central)\b/i,
    en: 'a first visit',
    fr: 'première visite',
  },
  {
    asks: 'food,foodie,eat,restaurants,cafes,coffee,manger,bouffe',
    has: /\b(?:restaurants?|food|tapas|cafés|kitchens|market)\b/i,
    en: 'food',
    fr: 'bonne table',
  },
  {
    asks: 'beach,sea,swim,plage,mer',
    has: /\b(?:beach\w*|sea|sand)\b/i,
    en: 'the beach',
    fr: 'plage',
  },
]

/** What is asked of a quarter, by the words and by who travels. */
function askedOf({ turn }: Asking): readonly Criterion[] {
  const { reader, edited, frame } = turn
  const isAsked = (one: Criterion): boolean => reader.takes(one.asks)
  const byFrame = (one: Criterion): boolean =>
    (one.en === 'families' && edited.has('party') && (frame.party?.children.length ?? 0) > 0) ||
    (one.en === 'level ground' && frame.mobility.length > 0) ||
    (one.en === 'good value' && edited.has('money'))
  // Each is asked, so that each word that stands there is taken.
  return criteria.filter((one) => [isAsked(one), byFrame(one)].includes(true))
}

/** The name of a quarter: its title, or what its text begins with in bold. */
const nameOf = ({ title, text }: Quarter): string =>
  title || (/^\*\*([^*]+?)\s?:?\*\*/.exec(text)?.[1] ?? '')

/** The quarter whose text fits best what is asked, and by what; undefined where none does. */
export function fittingQuarter<T extends Quarter>(
  asking: Asking,
  notes: readonly T[],
): { readonly note: T; readonly lead: string } | undefined {
  const asked = askedOf(asking)
  const [best] = notes
    .map((note) => ({
      note,
      name: nameOf(note),
      fits: asked.filter(({ has, not }) => has.test(note.english) && !not?.test(note.english)),
      against: asked.filter(({ not }) => not?.test(note.english)).length,
    }))
    .toSorted((a, b) => b.fits.length - b.against - (a.fits.length - a.against))
  if (!best?.name || best.fits.length <= best.against || notes.length < 2) return undefined
  const missing = asked.filter((one) => !best.fits.includes(one))
  const names = (of: readonly Criterion[], own: 'en' | 'fr') =>
    listed(
      own,
      of.map((one) => one[own]),
    )
  const but = missing.length > 0
  return {
    note: best.note,
    lead: asking.say(
      `I’d take **${best.name}** (${names(best.fits, 'en')}${but ? `; on ${names(missing, 'en')} my text on it says nothing` : ''}).`,
      `Je prendrais **${best.name}** (${names(best.fits, 'fr')}${but ? ` ; sur ${names(missing, 'fr')}, mon texte ne dit rien` : ''}).`,
    ),
  }
}
