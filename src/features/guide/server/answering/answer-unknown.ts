import type { AnswerChoice } from '../../contract/guide.contract.ts'
import type { Town } from '../../domain/guide-rows.ts'
import type { FoundTopic } from '../reading/match-topics.ts'
import { type Asking, goalCountries, goalTowns, type Said } from './answer.ts'
import type { Coverage } from './coverage.ts'
import { listed, townName } from './words.ts'

function nearestChoices({ say }: Asking, place: Town | undefined): readonly AnswerChoice[] {
  return place
    ? [
        {
          label: say('Top sights'),
          message: say(`What are the top sights in ${place.name}?`, `Que voir à ${place.nameFr} ?`),
        },
        {
          label: say('Plan 3 days'),
          message: say(`Plan 3 days in ${place.name}`, `Planifie 3 jours à ${place.nameFr}`),
        },
      ]
    : [
        {
          label: say('Plan a trip'),
          message: say('Plan 3 days in Lisbon'),
        },
        {
          label: say('Suggest a place'),
          message: say('Where should we go in May?'),
        },
      ]
}

/** Who knows what we do not, where it matters to ask them. */
const knowers: readonly (readonly [string, string, string])[] = [
  [
    'health',
    'A travel clinic or a pharmacist tells what holds for you.',
    'Une clinique de voyage ou un pharmacien vous dira ce qui vaut pour vous.',
  ],
  [
    'entry law pets',
    'The country’s embassy and travel.gc.ca tell it for certain.',
    'L’ambassade du pays et voyage.gc.ca le disent avec certitude.',
  ],
  [
    'insurance',
    'Your policy’s own words decide; the insurer’s assistance line answers.',
    'Le texte de votre police décide ; la ligne d’assistance de l’assureur répond.',
  ],
]

function knowerOf({ say }: Asking, topic: string | undefined): string {
  const found = knowers.find(([topics]) => topics.split(' ').includes(topic ?? ''))
  return found ? ` ${say(found[1], found[2])}` : ''
}

const untoldText = {
  when: ['When that is, I don’t know.', 'Quand c’est, je ne le sais pas.'],
  price: ['What that costs, I don’t know.', 'Ce que cela coûte, je ne le sais pas.'],
  length: ['How long that takes, I don’t know.', 'Combien de temps cela prend, je ne le sais pas.'],
} as const

/** The nearest things that are known. */
function knownOf({ say, world }: Asking, place: Town | undefined): readonly string[] {
  if (!place)
    return [say('plans, sights, weather and prices of places'), say('entry rules and flights')]
  const hasSights = (world.rows(place.slug)?.sights.length ?? 0) > 0
  return [
    hasSights
      ? say(`the sights of ${place.name}`, `les attraits de ${place.nameFr}`)
      : say(`rooms and tables in ${place.name}`, `chambres et tables à ${place.nameFr}`),
    world.climate(place.slug) ? say('its weather and prices') : say('its prices'),
  ]
}

/** What is not known, who would know it, and the nearest things that are known. */
export function unknown(
  asking: Asking,
  topics: readonly FoundTopic[] = [],
  { missing = [], untold }: Partial<Pick<Coverage, 'missing' | 'untold'>> = {},
): Said {
  const { say, turn, world, language } = asking
  const name = turn.named.unknown
  const words = [...new Set([...missing, ...turn.unused()])].slice(0, 4)
  const about = topics.find(({ intent }) => intent.name)?.intent
  const place = goalTowns(asking)[0]
  const land = goalCountries(asking)[0]
  const where = place
    ? townName(language, place)
    : land
      ? world.countryName(land, language)
      : undefined
  const near = knownOf(asking, place)
  const at = where ? say(` in ${where}`, ` (${where})`) : ''
  const quoted =
    language === 'fr' ? words.map((word) => `« ${word} »`) : words.map((word) => `“${word}”`)
  const what = name
    ? say(`I know no place called “${name}”.`, `Je ne connais pas d’endroit appelé « ${name} ».`)
    : words.length > 0
      ? say(
          `I have nothing certain on ${listed('en', quoted)}${at}.`,
          `Je ne sais rien de sûr sur ${listed('fr', quoted)}${at}.`,
        )
      : untold
        ? say(untoldText[untold][0], untoldText[untold][1])
        : about?.name
          ? say(
              `About ${about.name.en}${at} I know nothing certain.`,
              `Sur ${about.name.fr}${at}, je ne sais rien de sûr.`,
            )
          : say('I’m not sure what you would like to know.')
  const knower = name ? '' : knowerOf(asking, about?.topic)
  return {
    text: `${what}${knower} ${say(`What I do know: ${listed('en', near)}.`, `Ce que je sais : ${listed('fr', near)}.`)}`,
    isUnknown: true,
    question: 'topic',
    choices: nearestChoices(asking, place),
  }
}

/** So many words may stay unread where the rest is clear. */
export const mostUnread = 1

/** Half a sentence was understood: the plan stays. */
export function unread({ say, turn }: Asking): Said {
  const words = turn.unused().slice(0, 4)
  const [en, fr] = [words.map((word) => `“${word}”`), words.map((word) => `« ${word} »`)]
  return {
    text: say(
      `I did not understand ${listed('en', en)}, so I changed nothing in the plan. Say it in other words, for instance “remove the museum on day 2”, “nothing before ten” or “add a market”.`,
      `Je n’ai pas compris ${listed('fr', fr)} : je n’ai donc rien changé au plan. Dites-le autrement, par exemple « retire le musée du jour 2 », « rien avant dix heures » ou « ajoute un marché ».`,
    ),
    isUnknown: true,
    isUnread: true,
  }
}
