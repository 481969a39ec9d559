import { distanceKm } from '#platform/shared/distance.ts'
import type { AnswerChoice } from '../../contract/guide.contract.ts'
import type { Town } from '../../domain/guide-rows.ts'
import type { FoundTopic } from '../reading/read-topics.ts'
import { townNote, townNotesSource } from '../retrieval/town-notes.ts'
import { type Asking, atlasSource, goalCountries, goalTowns, type Said } from './answer.ts'
import { notesOn, toldNotes } from './answer-note.ts'
import { offersOf } from './offers.ts'
import { phrasesOf } from './phrases.ts'
import { listed, townName } from './words.ts'

function nearestChoices(
  asking: Asking,
  place: Town | undefined,
  topic: string | null,
): readonly AnswerChoice[] {
  const { say } = asking
  return place
    ? offersOf(asking, place, topic)
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
    'pets',
    'The carrier’s own page says which animals it takes on board; for a border, the country’s authority does.',
    'La page du transporteur dit quels animaux il accepte à bord ; pour une frontière, c’est l’autorité du pays.',
  ],
  [
    'entry law',
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

/** What is known of the place instead: what it is like, else what one sees there. */
function nearestOf(asking: Asking, place: Town): Said | undefined {
  const { say, world } = asking
  const notes = notesOn(asking, place.slug, 'intro')
  if (notes.length > 0) return toldNotes(asking, notes)
  const names = (world.rows(place.slug)?.sights ?? [])
    .toSorted((a, b) => a.prominence - b.prominence)
    .map(({ name }) => name)
  const known =
    names.length > 0
      ? names
      : (asking.know(townNote(place.slug))?.top ?? []).map(({ name }) => name)
  return known.length > 0
    ? {
        text: say(
          `Most people see ${listed('en', known.slice(0, 5))}.`,
          `On y voit surtout ${listed('fr', known.slice(0, 5))}.`,
        ),
        sources: [names.length > 0 ? atlasSource({ world, say }) : townNotesSource],
      }
    : undefined
}

const nearKm = 700

/** Of a town that we know nothing of, the nearest one that we know well. */
function nextKnown({ world, say, know }: Asking, place: Town): string {
  const [next] = world.planned
    .filter(({ slug }) => slug !== place.slug)
    .map((town) => ({ town, km: Math.round(distanceKm(place, town)) }))
    .filter(({ km }) => km <= nearKm)
    .toSorted((a, b) => a.km - b.km)
  if (!next) return ''
  const { town, km } = know(next)
  return say(
    `The nearest place that I know well is ${town.name}, about ${km} km away as the crow flies: ask me about that, or about the country.`,
    `L’endroit le plus proche que je connais bien est ${town.nameFr}, à environ ${km} km à vol d’oiseau : posez-moi vos questions à son sujet, ou sur le pays.`,
  )
}

/** The place as it is called; "London, Ontario" with its region, as the other one is known. */
function whereOf(asking: Asking, place: Town | undefined): string | undefined {
  const { world, language } = asking
  const [land] = goalCountries(asking)
  if (place)
    return [townName(language, place), /-\d+$/.test(place.slug) && place.region]
      .filter(Boolean)
      .join(', ')
  return land && world.countryName(land, language)
}

/** What is not known there; of a question that holds no word of its own, that it was not understood. */
function leadOf({ say, turn }: Asking, where: string, subject: string): string {
  if (subject)
    return say(
      `I don’t know anything certain about ${subject} in ${where}.`,
      `Sur ${subject} (${where}), je ne sais rien de sûr.`,
    )
  const stays = turn.before.plan
    ? say('; the plan stays as it is', ' ; le plan reste tel quel')
    : ''
  return turn.isQuestion
    ? say(
        `I can’t answer that for certain about ${where}${stays}. Ask it in other words, or ask about one thing: where to stay, what to see, food, getting around, prices.`,
        `À cela je ne peux pas répondre avec certitude (${where})${stays}. Demandez-le autrement, ou une seule chose : où loger, quoi voir, où manger, se déplacer, les prix.`,
      )
    : say(
        `Tell me what you would like to know about ${where}: where to stay, what to see, food, getting around, or days laid out.`,
        `Dites-moi ce que vous voulez savoir (${where}) : où loger, quoi voir, où manger, se déplacer, ou des journées planifiées.`,
      )
}

/** What is not known, who would know it, and what is known of the place. */
export function unknown(asking: Asking, topics: readonly FoundTopic[] = []): Said {
  const { say, turn } = asking
  const name = turn.named.unknown
  const about = topics.find(({ intent }) => intent.name)?.intent
  const place = goalTowns(asking)[0]
  const where = whereOf(asking, place)
  const back = {
    isUnknown: true,
    question: 'topic' as const,
    choices: nearestChoices(asking, place, about?.topic ?? null),
  }
  if (name && !where && !about)
    return {
      ...back,
      text: say(
        `I know no place called “${name}”. Tell me its country, or the nearest larger town, and I look again.`,
        `Je ne connais pas d’endroit appelé « ${name} ». Dites-moi son pays ou la ville la plus proche, et je cherche encore.`,
      ),
    }
  const [first = ''] = turn.unused().length > 0 ? phrasesOf(turn.reader, turn.unused()) : []
  const subject = about?.name
    ? say(about.name.en, about.name.fr)
    : first
      ? say(`“${first}”`, `« ${first} »`)
      : ''
  // What a town is like answers no question about a plan.
  const near = place && !(turn.before.plan && !about) ? nearestOf(asking, place) : undefined
  if (where) {
    const lead = about?.topic === 'like' && near ? '' : leadOf(asking, where, subject)
    return {
      ...back,
      text: [
        lead + knowerOf(asking, about?.topic),
        near?.text ?? (place && !turn.before.plan && nextKnown(asking, place)),
      ]
        .filter(Boolean)
        .join('\n\n'),
      ...(near?.sources ? { sources: near.sources } : {}),
    }
  }
  return {
    ...back,
    text: `${subject ? say(`${about?.name ? `About ${subject}` : `On ${subject}`} I can’t tell you anything certain.`, `Sur ${subject}, je ne peux rien dire de sûr.`) : say('I am not sure what you would like to know.', 'Je ne suis pas sûr de ce que vous voulez savoir.')}${knowerOf(asking, about?.topic)} ${say(
      'Name a place, and I lay out days there with opening hours, or tell where to stay, what to eat and how to get around.',
      'Nommez un endroit : je planifie des journées avec les heures d’ouverture, ou je dis où loger, quoi manger et comment se déplacer.',
    )}`,
  }
}

/** Nothing of it was understood: the plan stays. */
export function unread({ say, turn }: Asking): Said {
  const [en, fr] = ['“”', '« »'].map((marks) =>
    phrasesOf(turn.reader, turn.unused()).map(
      (one) => `${marks.slice(0, -1)}${one}${marks.slice(-1)}`,
    ),
  ) as [string[], string[]]
  return {
    text: say(
      `I did not understand ${listed('en', en)}, so I changed nothing in the plan. Say it in other words, for instance “remove the museum on day 2”, “nothing before ten” or “add a market”.`,
      `Je n’ai pas compris ${listed('fr', fr)} : je n’ai donc rien changé au plan. Dites-le autrement, par exemple « retire le musée du jour 2 », « rien avant dix heures » ou « ajoute un marché ».`,
    ),
    isUnknown: true,
    isUnread: true,
  }
}
