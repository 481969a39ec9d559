import type { AnswerChoice } from '../../contract/guide.contract.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { topicModel } from '../intents/all-intents.ts'
import { featuresIn } from '../reading/topic-features.ts'
import { sharesBy } from '../reading/topic-model.ts'
import type { Asking } from './answer.ts'
import { townName } from './words.ts'

/** What is told of nearly every town: the topic, its name, and how it is asked. */
const told = `
sights|What to see|Que voir|What is there to see in X?|Que voir à X ?
districts|Where to stay|Où loger|Where should we stay in X?|Où loger à X ?
food|Where to eat|Où manger|Where should we eat in X?|Où manger à X ?
around|Getting around|Se déplacer|How do we get around in X?|Métro, tram ou autobus à X ?
transfer|From the airport|De l’aéroport|How do we get from the airport into X?|Comment aller de l’aéroport au centre à X ?
evening|Evenings|Le soir|What is there to do in the evening in X?|Que faire le soir à X ?
kids|With children|Avec des enfants|What is there for kids in X?|Quoi faire avec des enfants à X ?
day-trips|Day trips|Excursions|Are there good day trips from X?|Quelles excursions faire depuis X ?
cost|Prices|Les prix|How much does a day in X cost?|Est-ce que X coûte cher ?
weather|The weather|La météo|What is the weather like in X?|Quel temps fait-il à X ?
safety|Safety|La sécurité|Is X safe?|Est-ce sécuritaire à X ?`
  .trim()
  .split('\n')
  .map((row) => row.split('|') as [string, string, string, string, string])
const offersAtMost = 2

/** What we can tell of the place that is nearest to the words of a message, but what was told. */
export function offersOf(
  { turn, say, language }: Asking,
  place: Town,
  topic: string | null,
): readonly AnswerChoice[] {
  const model = topicModel()
  const shares = sharesBy(
    model,
    featuresIn(turn.reader, 0, turn.reader.tokens.length),
    turn.reader.meaning(),
  )
  const shareOf = (one: string): number => shares[model.topics.indexOf(one)] ?? 0
  return told
    .filter(([one]) => one !== topic)
    .toSorted(([a], [b]) => shareOf(b) - shareOf(a))
    .slice(0, offersAtMost)
    .map(([, en, fr, asked, demande]) => ({
      label: say(en, fr),
      message: say(asked, demande).replace('X', townName(language, place)),
    }))
}
