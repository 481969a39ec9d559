import { fold } from '../../domain/fold.ts'
import { wordSet } from '#platform/shared/word-table.ts'
import { townNotesSource } from '../retrieval/town-notes.ts'
import type { Asking, Said } from './answer.ts'

const ways =
  'airlines?|carriers?|compagnies?|flights?|vols?|trains?|ferry|ferries|traversier|tour|host|hotel'
const undone =
  'cancel(?:s|led|ed|lation)?|moved|changed|rescheduled|delayed|bumped|annulee?s?|deplacee?s?|retardee?s?|reportee?s?'
/** The carrier did it: "our flight was moved by the airline", "my train in France was cancelled", "they cancelled our flight". */
const byCarrier = new RegExp(
  [
    `\\b(?:${ways})(?: \\w+){0,4} (?:was|were|is|are|got|gets|been|est|sont|ete|etait) (?:just )?(?:${undone})\\b`,
    `\\b(?:airline|carrier|compagnie|they|ils)(?: \\w+){0,2} (?:${undone})\\b`,
    `\\b(?:${undone})(?: \\w+){0,5} (?:by|par) (?:the |our |la |l |notre )?(?:airline|carrier|compagnie)\\b`,
    `\\b(?:flight|vol) (?:${undone})\\b`,
  ].join('|'),
)
const onRails = /\b(?:trains?|rail|via rail|amtrak|eurostar|tgv|sncf|trenitalia)\b/
const onWater = /\b(?:ferry|ferries|traversier|boat)\b/
const byOneself = [
  /\b(?:i|we|je|j|on|nous)\b(?: \w+){0,4} (?:cancel|cancell?ing|annul\w*)\b/,
  /\b(?:cancel|cancell?ing|annuler|annulons)\b(?: \w+)? (?:my|our|the|a|it|mon|ma|mes|notre|nos|le|la|l|un|une)\b/,
  /\b(?:cancellation (?:insurance|cover|coverage|policy|fees?)|assurance annulation|frais d annulation)\b/,
]
const backs = /\b(?:refund\w*|money back|reimburs\w*|rembours\w*|get back)\b/
/** What one may call off; "cancel the museum on day 2" is a change of days. */
const bookedThings =
  /\b(?:trip|voyage|vacation|vacances|holidays?|flights?|vols?|hotel|stay|sejour|insurance|policy|assurance|cruise|croisiere|package|forfait|tickets?|billets?|airbnb)\b/
const insured = /\b(?:insur\w*|assur\w*|policy|police|coverage|covered)\b/
const struck =
  /\b(?:sick|ill|hurt|dies?|death|malade|tombe|tombons|meurt|deces|accident|laid off)\b/
const before =
  /\b(?:before|avant|can t go|cannot go|can t travel|back out|ne peut plus|ne pouvons plus)\b/
/** What Wayleaf itself sold is answered by its own words. */
const houseWords = wordSet(`
  subscription abonnement premium explorer wanderlust trial essai tier forfait pdf account compte membership wayleaf
  booking booked reservation reserved reserve
`)
const housePhrases =
  /\b(?:guide pro|with you|through you|your site|you charge|your service|votre site)\b/
const namesHouse = (text: string): boolean =>
  housePhrases.test(text) || text.split(/[^a-z0-9]+/).some((word) => houseWords.has(word))

const sureOfHouse = 0.6

/** Who calls it off, as the message tells it. */
function calledOff({ turn }: Asking): 'self' | 'carrier' | undefined {
  const text = fold(turn.message)
  const [main] = turn.own
  const isHouse = main?.intent.topic === 'about' && main.score >= sureOfHouse && namesHouse(text)
  if (turn.before.plan !== null && !backs.test(text) && !insured.test(text)) return undefined
  if (isHouse || turn.own[0]?.intent.act === 'refuse') return undefined
  if (byCarrier.test(text)) return insured.test(text) ? undefined : 'carrier'
  const isStruck = struck.test(text) && before.test(text)
  const isBack = backs.test(text) ? insured.test(text) || isStruck : insured.test(text) && isStruck
  return isBack ||
    (byOneself.some((pattern) => pattern.test(text)) &&
      (bookedThings.test(text) || backs.test(text)) &&
      (!namesHouse(text) || insured.test(text)))
    ? 'self'
    : undefined
}

/** What one gets back who calls off one's own trip: by what was bought, and by the insurance. */
function ofSelf({ turn, say }: Asking): Said {
  const text = fold(turn.message)
  const cover = say(
    '**With insurance:** only trip-cancellation cover pays for a trip that you call off; a policy for medical care abroad alone does not. It pays what is not refunded otherwise, for a reason that the policy lists: as a rule illness, injury or death of you, who travels with you or a close relative. It has to be bought before the reason arose, mostly within days of the first payment, and illnesses that were known before may be excluded. Call the insurer before you cancel, ask for a doctor’s certificate and keep the receipts. “For any reason” cover pays a part, and costs more. Some credit cards hold it too.',
    '**Avec une assurance :** seule une garantie annulation paie un voyage que l’on annule soi-même ; une police pour les soins à l’étranger seulement ne le fait pas. Elle paie ce que personne d’autre ne rembourse, pour un motif prévu au contrat : d’ordinaire la maladie, une blessure ou le décès de vous, de qui voyage avec vous ou d’un proche. Il faut l’avoir achetée avant que le motif survienne, le plus souvent dans les jours du premier paiement, et une maladie déjà connue peut être exclue. Appelez l’assureur avant d’annuler, demandez un certificat médical et gardez les reçus. La garantie « toute raison » paie une partie et coûte plus cher. Certaines cartes de crédit la comprennent.',
  )
  const bought = say(
    '**Without insurance** it goes by what you bought: a flexible or refundable fare comes back, a basic one mostly not (the airport taxes sometimes on request); a hotel with free cancellation until its date, others not at all or less one night; a package or cruise by its scale, the less the nearer the departure. The offer’s own terms decide: look at the confirmation first.',
    '**Sans assurance**, cela dépend de ce que vous avez acheté : un tarif souple ou remboursable revient, un tarif de base le plus souvent non (les taxes d’aéroport parfois, sur demande) ; un hôtel avec annulation sans frais jusqu’à sa date, les autres pas du tout ou moins une nuit ; un forfait ou une croisière selon son barème, d’autant moins que le départ est proche. Les conditions de l’offre décident : voyez d’abord la confirmation.',
  )
  const own = say(
    'A stay that you booked here stands in your profile (/profile), with how long it can be cancelled for free. From this chat I can’t cancel or refund anything.',
    'Un séjour réservé ici se trouve dans votre profil (/profile), avec le délai d’annulation sans frais. Depuis ce clavardage, je ne peux rien annuler ni rembourser.',
  )
  const parts = insured.test(text) || struck.test(text) ? [cover, bought] : [bought, cover]
  return {
    text: [...parts, own].join('\n\n'),
    sources: [townNotesSource],
    took: turn.unused(),
  }
}

/** A train or a ferry that does not go. */
function ofRails({ say, turn }: Asking): Said {
  return {
    text: say(
      'Who cancels owes you the choice between the fare back and the next way there, whatever the ticket: ask at the counter or in the carrier’s app before you buy another one, and keep ticket and receipts. In the European Union a train that arrives an hour late gives a quarter of the fare back, two hours half of it; a ferry has rules of its own. Strikes are mostly announced a day or more ahead on the operator’s page. What the carrier does not pay, travel insurance may.',
      'Qui annule vous doit, au choix, le remboursement du billet ou le trajet suivant, quel que soit le tarif : demandez au guichet ou dans l’application avant d’en acheter un autre, et gardez billet et reçus. Dans l’Union européenne, un train qui arrive avec une heure de retard rend le quart du billet, deux heures la moitié ; les traversiers ont leurs propres règles. Les grèves s’annoncent le plus souvent au moins un jour d’avance sur la page de l’exploitant. Ce que le transporteur ne paie pas, l’assurance voyage le paie parfois.',
    ),
    sources: [townNotesSource],
    took: turn.unused(),
  }
}

/** A trip that is called off: by oneself, or by the carrier. */
export function answerCalledOff(asking: Asking): Said | undefined {
  const { turn, texts, language } = asking
  const who = turn.isQuestion ? calledOff(asking) : undefined
  if (who === 'self') return ofSelf(asking)
  const isByLand = onRails.test(fold(turn.message)) || onWater.test(fold(turn.message))
  if (who === 'carrier' && isByLand) return ofRails(asking)
  const rule = who === 'carrier' ? texts.texts.get('flying-2') : undefined
  return (
    rule && {
      text: language === 'fr' ? (rule.textFr ?? rule.text) : rule.text,
      sources: [rule.source],
      took: turn.unused(),
    }
  )
}
