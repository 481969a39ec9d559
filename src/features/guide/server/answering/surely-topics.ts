import { wordSet } from '#platform/shared/word-table.ts'
import { paidIn } from '../reading/paid-already.ts'
import type { FoundTopic } from '../reading/read-topics.ts'
import { type Asking, goalCountries } from './answer.ts'
import { isForeigner, namesBorder, namesPermit, transitCountries } from './transit-entry.ts'

const sure = 0.6
const plain = 0.8
const faint = 0.5

const ofHouse = wordSet(
  'you your yours wayleaf site account app pdf book booking vous votre compte reservation',
)

/** "And my wife has a Philippine passport", "what does it cost", after a visa: still of it, where nothing of Wayleaf is named. */
export function isOfEntry({ turn }: Asking, topics: readonly FoundTopic[]): boolean {
  const [main] = topics
  const isHouse = turn.reader.tokens.some(({ text }) => ofHouse.has(text))
  const isOther = main !== undefined && main.intent.topic !== 'about' && main.score >= faint
  return (
    turn.before.frame.topic === 'entry' &&
    turn.before.plan === null &&
    !turn.saysLength &&
    !isHouse &&
    !isOther &&
    (turn.edited.has('nationality') || main?.intent.topic === 'about')
  )
}

const mayGo =
  'can i,can we,can he,can she,can they,may i,could i,could we,am i allowed,are we allowed,puis je,peut il,peut elle,peut on,pouvons nous,est ce que je peux,il me faut quoi,il nous faut quoi,il faut quoi,que faut il,what papers,which papers,quels papiers,need anything,needs anything,what do i need,what do we need,what does he need,what does she need,who needs what'
const besideEntry = wordSet('entry layover distance flights transfer health around like where')

/** "Brazilian studying here, can I go to Amsterdam", "visa for the stop in Houston": it is of the border, whatever else its words are like. */
export function asksBorder(asking: Asking, topics: readonly FoundTopic[]): boolean {
  const { turn } = asking
  if (!turn.isQuestion || turn.before.plan !== null || turn.own[0]?.intent.act === 'refuse')
    return false
  const isTold = turn.edited.has('nationality') && isForeigner(asking)
  const isAway =
    goalCountries(asking).some((code) => code !== 'CA') || transitCountries(asking).length > 0
  const mays = mayGo.split(',').some((phrase) => turn.reader.find(phrase) >= 0)
  const isOnly = topics.every(({ intent, score }) => besideEntry.has(intent.topic) || score < sure)
  // A permit alone tells that there is another passport.
  const isPermit = namesPermit(asking) && (isTold || turn.frame.nationality.length === 0)
  return isAway && (isPermit || (isTold && (namesBorder(asking) || (mays && isOnly))))
}

const sumWords =
  'how much,how many dollars,combien,spending money,cash,argent,budget,quel montant,comptant'

/** "The hotel is paid, how much more do we need": what the rest costs, and no room. */
export function asksRest({ turn }: Asking, topics: readonly FoundTopic[]): boolean {
  const isPaid =
    paidIn(turn.message).length > 0 &&
    turn.frame.places.some(({ role }) => role === 'to' || role === 'near')
  const isSum = sumWords.split(',').some((phrase) => turn.reader.find(phrase) >= 0)
  const isOther = topics.some(
    ({ intent, score }) => score >= plain && /^(?:plan|flights|insurance)$/.test(intent.topic),
  )
  return isPaid && isSum && turn.isQuestion && turn.before.plan === null && !isOther
}
