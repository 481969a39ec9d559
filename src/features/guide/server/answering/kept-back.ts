import { wordTable } from '#platform/shared/word-table.ts'
import type { Frame } from '../../contract/frame.schema.ts'
import { intentOf } from '../intents/all-intents.ts'
import { keepsTopic, politeTopics } from '../reading/goes-on.ts'
import { isEveryday } from '../retrieval/everyday.ts'
import { placeNotesSource } from '../retrieval/place-notes.ts'
import { type Asking, goalCountries, goalTowns, type Said } from './answer.ts'
import { likelyAsked } from './answer-asked.ts'
import { chooseAnswer } from './choose-answer.ts'
import { answerWhole, type Chosen } from './follow-up.ts'
import { sentencesOn } from './note-sentences.ts'
import { offersOf } from './offers.ts'
import { leftBy, phrasesOf } from './phrases.ts'
import { holdsNone, unanswered } from './unanswered.ts'
import { listed, townName } from './words.ts'

const mostlyUnread = 0.6
/** Where the answer leaves aside what is named, so much is enough. */
const half = 0.5

/** What it mostly asks and no answer of ours holds. */
function mostlyOpen(
  asking: Asking,
  said: Said,
  {
    topic,
    unused,
    asked,
  }: { readonly topic: string | null } & Readonly<Record<'unused' | 'asked', readonly string[]>>,
): readonly string[] {
  // What a plan leaves aside is told behind it.
  if (topic === 'plan' || asking.turn.doing?.act === 'social') return []
  if (topic !== null && politeTopics.has(topic)) return []
  // What was asked was taken for something that the answer does not even name.
  const isNone = asked.length > 1 && holdsNone(said, topic, asked)
  const open = isNone ? asked : unanswered(asking, said, topic)
  const words = [...new Set([...unused, ...open])].filter((word) => !/^\d/.test(word))
  const whole = new Set([...asked, ...open]).size
  const isMost = words.length > 0 && words.length >= whole * (open.length > 0 ? half : mostlyUnread)
  return isMost && !said.isUnknown && !said.question && !said.plan && !said.proposal ? words : []
}

const answersKept = 3
const shortest = 40

/** A number for what an answer says, to know it again; undefined where it may well be said twice. */
function signOf({ text, plan, proposal, question }: Said): number | undefined {
  return plan || proposal || question || text.length < shortest
    ? undefined
    : [...text].reduce((sum, one) => (Math.imul(sum, 31) + (one.codePointAt(0) ?? 0)) | 0, 0)
}

const spoken = { words: 0.5, meaning: 0.4 } as const
/** Who tells of these asks what it means for them. */
const ofNeeds = wordTable<keyof Frame>({ access: 'mobility', food: 'diet', kids: 'party' })
/** Two places, two ends, days or a passport ask for these, whatever the words are. */
const byFrame = new Set(
  'cost compare distance entry plan days flights hotels trips layover'.split(' '),
)

/** Whether its words ask for a topic. */
const isSpoken = ({ turn }: Asking, topic: string | null): boolean =>
  turn.own.some(
    ({ intent, score }) =>
      intent.topic === topic && score >= spoken[turn.reader.meaning() ? 'meaning' : 'words'],
  )

/** Whether a message asks for the topic that was answered, by its words or by what it names. */
function isAsked(asking: Asking, topic: string | null): boolean {
  const { turn } = asking
  // What is told of a sight that is named is at least of that.
  const isTold = topic === null || turn.named.places.some(({ ref }) => ref?.includes('/'))
  const need = ofNeeds.get(topic ?? '')
  const isMeant = byFrame.has(topic ?? '') || (need !== undefined && turn.edited.has(need))
  return isSpoken(asking, topic) || isTold || (isMeant && !keepsTopic(turn.doing))
}

/** What its own words plainly ask, where something else was answered: "what's free", after where to eat. */
async function askedInstead(asking: Asking, topic: string | null): Promise<Chosen | undefined> {
  const [main] = asking.turn.own
  const isPlain =
    main !== undefined &&
    main.score >= plainly &&
    !ofWhole.has(main.intent.topic) &&
    main.intent.topic !== topic
  const said = isPlain ? await answerWhole(asking, main.intent.topic) : undefined
  return said && !said.isUnknown && !said.question
    ? { said, topic: main?.intent.topic ?? null }
    : undefined
}
const plainly = 0.75
const ofWhole = new Set(['plan', 'find', 'about', 'trips'])

const townsAtMost = 8
const notesAtMost = 2
const shortestWord = 4
const longWord = 6

/** What our notes say of words that no answer took up: of the towns that are meant, or of those of a country. */
function noted(asking: Asking, words: readonly string[]): Said | undefined {
  const open = words.filter((word) => word.length >= shortestWord)
  if (open.length === 0) return undefined
  const towns = goalTowns(asking)
  const lands = goalCountries(asking)
  const some =
    towns.length > 0
      ? towns
      : asking.world.planned
          .filter(({ countryCode }) => lands.includes(countryCode))
          .slice(0, townsAtMost)
  const told = some
    .map((town) => ({ town, ...sentencesOn(asking, [town.slug], open) }))
    // One everyday word names nothing: "would a tour be better".
    .filter(
      ({ took }) =>
        took.length > 1 || took.some((word) => word.length >= longWord || !isEveryday(word)),
    )
    .filter(({ took }) => took.length * 2 >= open.length)
    .slice(0, notesAtMost)
  return told.length === 0
    ? undefined
    : {
        text: told
          .map(({ town, text }) => `**${townName(asking.language, town)}**\n\n${text}`)
          .join('\n\n'),
        took: told.flatMap(({ took }) => took),
        sources: [placeNotesSource],
      }
}

/** In place of an answer to something else: what was not caught, and what we can tell. */
function missed(asking: Asking, topic: string | null, words: readonly string[]): Said {
  const { turn, say } = asking
  const [place] = goalTowns(asking)
  const choices = place ? offersOf(asking, place, topic) : []
  const about = intentOf(topic ?? '')?.name
  const [en, fr] = about ? [` about ${about.en}`, ` (${about.fr})`] : ['', '']
  const quoted = phrasesOf(turn.reader, words, true)
  const lead =
    quoted.length > 0
      ? say(
          `About ${listed(
            'en',
            quoted.map((one) => `“${one}”`),
          )} I can’t say anything certain.`,
          `Sur ${listed(
            'fr',
            quoted.map((one) => `« ${one} »`),
          )}, je ne peux rien dire de sûr.`,
        )
      : turn.edited.size > 0
        ? say(
            `Noted. What I have said${en} stays the same with that.`,
            `C’est noté. Ce que j’ai dit${fr} reste vrai avec cela.`,
          )
        : say(
            `Beyond what I have said${en}, I’m not sure what you mean.`,
            `Au-delà de ce que j’ai dit${fr}, je ne suis pas sûr de comprendre.`,
          )
  const offer =
    choices.length > 0
      ? say(
          `Say it in other words, or ask about one of these:`,
          `Dites-le autrement, ou demandez l’une de ces choses :`,
        )
      : say('Say it in other words, or name a town.', 'Dites-le autrement, ou nommez une ville.')
  return {
    text: `${lead} ${offer}`,
    isUnknown: true,
    isUnread: turn.edited.size === 0 || words.length > 0,
    question: 'topic',
    choices,
  }
}

/** In place of no answer, or of asking back where: what travellers often ask that is most alike. */
function orLikely(asking: Asking, chosen: Chosen): Chosen {
  const { said, isRefused } = chosen
  const isOpen = said.isUnknown === true || said.question === 'destination'
  const { turn } = asking
  // A month beside a question wishes no days where the whole is read by its meaning.
  const isEdit = turn.change !== undefined || (turn.edited.has('span') && !turn.reader.meaning())
  const isSpared = isRefused === true || isEdit || said.proposal !== undefined
  const isAsking = said.question === 'destination' || turn.unused().length > 0
  return isOpen && !isSpared && isAsking ? (likelyAsked(asking) ?? chosen) : chosen
}

/** The answer to a message, or what is said in its place: what was said already, or is mostly of something else than the words ask, is none. */
export async function answerGiven(asking: Asking) {
  const { turn } = asking
  const { told: before = [], frame } = turn.before
  const asked = turn.unused()
  const chosen = orLikely(asking, await chooseAnswer(asking))
  const { said, topic, isRefused = false } = chosen
  const unused = leftBy(asking, said)
  const open = isRefused || said.isWhole ? [] : mostlyOpen(asking, said, { topic, unused, asked })
  const sign =
    isRefused || said.isWhole || topic === 'cost' || turn.picked ? undefined : signOf(said)
  const isSame = sign !== undefined && before.includes(sign) && !isSpoken(asking, topic)
  if (!isSame && (open.length === 0 || isAsked(asking, topic))) {
    const told = [...(sign === undefined ? [] : [sign]), ...before].slice(0, answersKept)
    return { said, topic, isRefused, unused, open, told }
  }
  const whole = await askedInstead(asking, topic)
  const found = whole ? undefined : noted(asking, open.length > 0 ? open : unused)
  const alike = whole ? undefined : likelyAsked(asking)
  const other = whole ?? alike ?? (found && { said: found, topic })
  const instead = other ?? {
    said: missed(asking, topic, open.length > 0 ? open : unused),
    topic: isSame ? topic : frame.topic,
  }
  const left = other ? leftBy(asking, other.said) : unused
  return { ...instead, isRefused, unused: left, open: [], told: before }
}
