import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import type { FrameSpan } from '../../contract/frame.schema.ts'
import type { OwnText } from '../retrieval/text-index.ts'
import { isPerson } from '../reading/told-passports.ts'
import { entryTool } from '../tools/entry-tool.ts'
import { type Asking, askBack, goalCountries, type Said, whichPlace } from './answer.ts'
import { lifeText, passportLife } from './passport-life.ts'
import {
  namesPermit,
  residence,
  transitCountries,
  transitLines,
  transitWords,
} from './transit-entry.ts'
import { wideRule } from './wide-rules.ts'
import { day } from './words.ts'

const usualStay = 14
/** The middle of the month that is meant. */
function nextMonth(span: FrameSpan | null, today: LocalDate): LocalDate | undefined {
  if (!span?.month) return undefined
  const day = `-${String(span.month).padStart(2, '0')}-15`
  const year = span.year ?? Number(today.slice(0, 4))
  const own = `${year}${day}`
  return own >= today || span.year ? own : `${year + 1}${day}`
}

interface Pair {
  readonly passport: string
  readonly country: string
}

/** What our own notes say of a country that no rule covers. */
const notedFor = ({ texts }: Asking, country: string): OwnText | undefined =>
  [...texts.texts.values()].find(({ kind, places }) => kind === 'entry' && places.includes(country))

const headOf = ({ world, say, language }: Asking, { passport, country }: Pair): string => {
  const [own, name] = [world.countryName(passport, language), world.countryName(country, language)]
  return `**${say(`${own} passport to ${name}:`, `Passeport (${own}) vers ${name} :`)}**`
}

const notedLine = (asking: Asking, pair: Pair, { text, textFr }: OwnText): string =>
  `${headOf(asking, pair)} ${asking.language === 'fr' ? (textFr ?? text) : text}`

/** Whether a stay that was told is longer than what is allowed at a time. */
function stayVerdict({ turn, say }: Asking, { permitted }: Found): string {
  const days = turn.edited.has('span') ? turn.frame.span?.days : undefined
  if (!permitted || !days) return ''
  return days > permitted.days
    ? say(
        ` ${days} days are more than that: ask the embassy for a visa that covers them before you leave.`,
        ` ${days} jours dépassent cette limite : demandez à l’ambassade un visa qui les couvre avant de partir.`,
      )
    : say(` Your ${days} days are within that.`, ` Vos ${days} jours y entrent.`)
}

function foundLine(
  asking: Asking,
  { to, ...pair }: Pair & { readonly to: string },
  found: Found,
): string {
  const { say } = asking
  const page = found.link
    ? say(
        ` Check it on the [official page](${found.link}).`,
        ` Vérifiez-le sur la [page officielle](${found.link}).`,
      )
    : ''
  const stay = found.permitted
    ? say(
        ` Stays of up to ${found.permitted.days} days${found.permitted.per === 'visit' ? '' : ` in any ${found.permitted.per}`}.`,
        ` Séjours de ${found.permitted.days} jours au plus${found.permitted.per === 'visit' ? '' : ` sur ${found.permitted.per}`}.`,
      )
    : ''
  const valid =
    found.validUntilNeeded && found.validUntilNeeded > to
      ? say(
          ` The passport has to be valid until ${day('en', found.validUntilNeeded)}.`,
          ` Le passeport doit être valide jusqu’au ${day('fr', found.validUntilNeeded)}.`,
        )
      : ''
  return `${headOf(asking, pair)} ${say(needsEn(found), needsFr(found))}.${stay}${stayVerdict(asking, found)}${valid}${page}`
}

const residentText = ({ say }: Asking, goals: readonly string[]): string =>
  (goals.includes('MX')
    ? say(
        '\n\nMexico asks no visitor visa of permanent residents of Canada: carry the card beside the passport, and check it on the official page (general knowledge).',
        '\n\nLe Mexique ne demande pas de visa de visiteur aux résidents permanents du Canada : emportez la carte avec le passeport, et vérifiez-le sur la page officielle (connaissance générale).',
      )
    : '') +
  say(
    '\n\nThese rules go by the passport: a Canadian study or work permit or residence card is no visa for another country. Whether it changes anything, the country’s embassy tells. To come back by air one needs a valid Canadian visa or eTA beside a permit, or the residence card.',
    '\n\nCes règles valent pour le passeport : un permis d’études ou de travail ou une carte de résident du Canada n’est pas un visa pour un autre pays. L’ambassade du pays dit si cela y change quelque chose. Pour revenir en avion, il faut un visa canadien ou une AVE valide avec un permis, ou la carte de résident.',
  )

const whichPassport = (asking: Asking): Said =>
  askBack(
    'passport',
    asking.say(
      'A resident or a student here travels on the passport of their own country, and that decides. Which one is it?',
      'Un résident ou un étudiant d’ici voyage avec le passeport de son propre pays : c’est lui qui compte. Lequel est-ce ?',
    ),
    ['Indian', 'Chinese', 'Filipino'].map((label) => ({ label, message: `${label} passport` })),
  )

/** Our words on a rule that a message names. */
function ruleOf({ turn, texts, language }: Asking, word: string, id: string): Said | undefined {
  const text = turn.reader.find(word) >= 0 ? texts.texts.get(id) : undefined
  return (
    text && {
      text: language === 'fr' ? (text.textFr ?? text.text) : text.text,
      sources: [text.source],
    }
  )
}

/** The rules of each passport for each country, and until when a passport has to be valid. */
async function rulesFor(
  asking: Asking,
  {
    passports,
    goals,
  }: { readonly passports: readonly string[]; readonly goals: readonly string[] },
  { from, to }: { readonly from: string; readonly to: string },
) {
  const { call } = asking
  const lines: string[] = []
  let needed = to
  const sources = new Map<string, NonNullable<Said['sources']>[number]>()
  for (const passport of passports.slice(0, 3))
    for (const country of goals.slice(0, 3)) {
      if (passport === country) continue
      const found = widened(await call(entryTool, { passport, country, from, to }), {
        passport,
        country,
      })
      if (found.validUntilNeeded && found.validUntilNeeded > needed) needed = found.validUntilNeeded
      const noted =
        found.needs === 'unknown' && passport === 'CA' ? notedFor(asking, country) : undefined
      lines.push(
        noted
          ? notedLine(asking, { passport, country }, noted)
          : foundLine(asking, { passport, country, to }, found),
      )
      const { basis } = found
      if (noted) sources.set(noted.source.name, noted.source)
      else if (found.needs !== 'unknown')
        sources.set(basis.source, {
          name: basis.source,
          date: basis.checked,
          kind: basis.kind === 'official' ? 'official' : 'general knowledge',
        })
    }
  return { lines, sources: [...sources.values()], needed }
}

/** Where our table has no row: what holds of nearly all passports there. */
function widened(found: Found, { passport, country }: Pair): Found {
  const rule = found.needs === 'unknown' ? wideRule(passport, country) : undefined
  if (!rule) return found
  const obtain = rule.needs === 'visa' ? 'embassy' : rule.needs === 'eta' ? 'online' : null
  const basis = { ...found.basis, kind: 'general knowledge', source: 'General knowledge' }
  const permitted =
    rule.needs === 'visa'
      ? null
      : ({ days: rule.days, per: country === 'US' ? 'visit' : 180 } as const)
  return { ...found, needs: rule.needs, obtain, permitted, basis }
}

/** One enters one's own country as a citizen. */
const ownLine = ({ say, world, language }: Asking, code: string): string =>
  say(
    `${world.countryName(code, 'en')} is your own country: you enter it on its passport, without a visa.`,
    `${world.countryName(code, language)} est votre pays : vous y entrez avec son passeport, sans visa.`,
  )

/** "How long may I stay in the Schengen area": a rule of all its states, which one of them tells of any passport. */
function ofSchengen(asking: Asking): Promise<Said | undefined> | Said | undefined {
  const { turn, say } = asking
  const isOther = turn.frame.nationality.some((code) => code !== 'CA')
  const isThere = turn.reader.find('schengen') >= 0 || turn.before.frame.topic === 'entry'
  if (!isOther || !isThere) return ruleOf(asking, 'schengen', 'schengen-90')
  const { frame } = turn
  const state = { name: 'France', ref: null, countryCode: 'FR', role: 'to' as const }
  const there = { ...turn, frame: { ...frame, places: [...frame.places, state] } }
  return answerEntry({ ...asking, turn: there }).then(
    (said) =>
      said && {
        ...said,
        text: `${said.text}\n\n${say('France stands here for the whole Schengen area: one visa holds for all of its states, and you apply to the one where you stay longest.', 'La France représente ici tout l’espace Schengen : un seul visa vaut pour tous ses États, et on le demande à celui où l’on reste le plus longtemps.')}`,
      },
  )
}

const whenWords =
  'how long does it take,how long will it take,how fast,how quickly,how soon,how far ahead,how early,when should,when do,when to apply,time to get,combien de temps,quand faut il,en combien de temps'

/** What each passport needs for each country that is the goal. */
export async function answerEntry(
  asking: Asking,
  leavesAirport = false,
): Promise<Said | undefined> {
  const { turn, say, today } = asking
  const transits = leavesAirport ? [] : transitCountries(asking)
  const goals = goalCountries(asking).filter((code) => !transits.includes(code))
  const isSaid = turn.frame.nationality.length > 0
  if (goals.length + transits.length === 0) return ofSchengen(asking) ?? whichPlace(asking)
  const isResident = namesPermit(asking)
  if (isResident) for (const phrase of residence) turn.reader.takes(phrase)
  if (isResident && !isSaid) return whichPassport(asking)
  const passports = isSaid ? turn.frame.nationality : ['CA']
  const from = turn.frame.span?.start ?? nextMonth(turn.frame.span, today) ?? today
  const to = addDays(from, (turn.frame.span?.days ?? usualStay) - 1)
  const { lines, sources, needed } = await rulesFor(asking, { passports, goals }, { from, to })
  const own = passports.filter(
    (code) => goals.includes(code) && (code !== 'CA' || lines.length === 0),
  )
  lines.push(
    ...own.map((code) => ownLine(asking, code)),
    ...(await transitLines(asking, { transits, passports, from })),
  )
  const life = passportLife(asking, to)
  const close =
    (isResident ? residentText(asking, goals) : '') + say('\n\nRules change: the border decides.')
  const isAskedWhen = turn.isQuestion && turn.reader.takes(whenWords)
  const pace = isAskedWhen
    ? `\n\n${say('How long it takes stands on the official page: electronic permits mostly come within days, visas take weeks. Apply well ahead.')}`
    : ''
  const scheme = ruleOf(asking, 'etias', 'flying-9')
  if (scheme) lines.push(scheme.text)
  const lead = life && sources.length > 0 ? lifeText(asking, life, { needed, from }) : ''
  const told = {
    text: lead + lines.join('\n\n') + pace + close,
    sources,
    took: [
      ...(life?.words ?? []),
      // Whose passport it is says no more.
      ...turn.unused().filter(isPerson),
      ...(transits.length > 0 ? transitWords(asking) : []),
    ],
  }
  if (isSaid) return told
  // Most of our travellers hold one; who does not says so by one press.
  return {
    ...told,
    text: `${told.text} ${say('With another passport? Tell me which.')}`,
    choices: [
      {
        label: say('American'),
        message: say('an American passport'),
      },
      {
        label: say('British'),
        message: say('a British passport'),
      },
    ],
  }
}

type Found = Awaited<ReturnType<(typeof entryTool)['run']>>

function needsEn({ needs, obtain }: Found): string {
  const how =
    obtain === 'online'
      ? ', online before you leave'
      : obtain === 'arrival'
        ? ', on arrival'
        : obtain === 'embassy'
          ? ', from an embassy before you leave'
          : ''
  if (needs === 'nothing') return 'no visa needed for a short visit'
  if (needs === 'eta')
    return `no visa, but an electronic travel authorisation${how || ', before you leave'}`
  if (needs === 'visa') return `a visa is needed${how}`
  if (needs === 'refused') return 'entry is refused or restricted'
  return 'I have no rule for this pair: ask the embassy of the country'
}

function needsFr({ needs, obtain }: Found): string {
  const how =
    obtain === 'online'
      ? ', en ligne avant le départ'
      : obtain === 'arrival'
        ? ', à l’arrivée'
        : obtain === 'embassy'
          ? ', à une ambassade avant le départ'
          : ''
  if (needs === 'nothing') return 'aucun visa nécessaire pour un court séjour'
  if (needs === 'eta')
    return `pas de visa, mais une autorisation de voyage électronique${how || ', avant le départ'}`
  if (needs === 'visa') return `un visa est nécessaire${how}`
  if (needs === 'refused') return 'l’entrée est refusée ou restreinte'
  return 'je n’ai pas de règle pour ce cas : demandez à l’ambassade du pays'
}
