import { headsAtMost } from '#features/trips/domain/party.ts'
import { fold } from '../../domain/fold.ts'
import { type Asking, headsIn } from './answer.ts'

const heads =
  'of us|people|persons|adults|guests|travell?ers|friends|women|men|girls|guys|ladies|seniors|students|colleagues|pax|personnes|adultes|amis|amies|voyageurs|collegues'
const told = new RegExp(
  `\\b(\\d{2}) (?:${heads})\\b|\\b(?:group|party|family|groupe|famille|gang) (?:of|de) (\\d{2})\\b|\\b(?:we are|we re|there are|nous sommes|nous serons|on est|on sera) (\\d{2})\\b`,
)
const counted: ReadonlySet<string | null> = new Set([
  'plan',
  'cost',
  'hotels',
  'food',
  'flights',
  'districts',
])

/** "14 of us": more than a plan can hold; for how many it is reckoned is said, and what a crowd does. */
export function crowdText(asking: Asking, topic: string | null): string {
  const { turn, say } = asking
  const match = told.exec(fold(turn.message))
  const crowd = Number(match?.slice(1).find(Boolean) ?? 0)
  const isMore = turn.edited.has('party') && headsIn(asking) === headsAtMost && crowd > headsAtMost
  if (!isMore || !counted.has(topic)) return ''
  const times = Math.round((crowd / headsAtMost) * 10) / 10
  return say(
    `You are ${crowd}; I reckon for ${headsAtMost} at most, so the sums here are for ${headsAtMost}: for ${crowd} count about ${times} times as much. For so many ask hotels for a group rate, or look for a large house or neighbouring apartments; for one table call restaurants weeks ahead and ask for a group menu or a room of your own.`,
    `Vous êtes ${crowd} ; je compte pour ${headsAtMost} au plus, les sommes ici valent donc pour ${headsAtMost} : pour ${crowd}, comptez environ ${String(times).replace('.', ',')} fois autant. À autant, demandez aux hôtels un tarif de groupe, ou cherchez une grande maison ou des appartements voisins ; pour une seule table, appelez les restaurants des semaines d’avance et demandez un menu de groupe ou une salle à part.`,
  )
}
