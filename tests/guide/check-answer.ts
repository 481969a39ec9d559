import { atlas } from '#atlas/testing/world.ts'
import type { GuideAnswer } from '#features/guide/server/embedded-guide.ts'
import { fold } from '#features/guide/domain/fold.ts'
import {
  dayWords,
  folded,
  holds,
  holdsAny,
  monthWords,
  numbersIn,
  statesMinutes,
  statesMoney,
  statesTime,
} from './match-text.ts'
import { closedVisits, fits, planErrors, repeats, rowOf } from './plan-checks.ts'
import type { Check, Run } from './question.ts'
import { says } from './say-words.ts'

const plain = (text: string) =>
  text.replace(/\\([\\`*_{}[\]()#+!<>|~-])/g, '$1').replace(/[*_`#]/g, '')
const rowsOf = (kind: string, town: string): any[] => (atlas.get(town) as any)?.[`${kind}s`] ?? []
const named = (answer: GuideAnswer, row: any): boolean =>
  holds(plain(answer.text), row.name) || (row.localName && holds(plain(answer.text), row.localName))
const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function placeSlug(text: string): string | undefined {
  if (atlas.get(text)) return atlas.get(text)?.destination.slug
  return atlas.resolve(text)?.destination.slug
}

const english = new Set(
  'the a an and is are to of in it for you that on with at not from your open this which there'.split(
    ' ',
  ),
)
const french = new Set(
  'le la les des du de et est à il pour vous que dans avec une un pas au en ouvert ou quel ce sans sur je ne votre vos'.split(
    ' ',
  ),
)

function languageOf(text: string): string {
  const words = text.toLowerCase().split(/[^\p{L}]+/u)
  const en = words.filter((word) => english.has(word)).length
  const fr = words.filter((word) => french.has(word)).length
  return fr > en ? 'fr' : 'en'
}

function sightFact(text: string, check: Check): boolean {
  const row = rowOf(check['of'])
  const { field, value } = check as any
  if (row && field !== 'admission' && JSON.stringify(row[field]) !== JSON.stringify(value))
    throw new Error(`${check['of']} ${field} is ${row[field]}`)
  if (field === 'opens' || field === 'closes') return statesTime(text, value)
  if (field === 'closedOn')
    return value.every((day: string) =>
      holdsAny(text, [...(dayWords[day] ?? []), `${dayWords[day]?.[0]}s`]),
    )
  if (field === 'openMonths')
    return [value[0], value.at(-1)].every((month: number) => holdsAny(text, monthWords(month)))
  if (field === 'priceCad') return statesMoney(text, value, 'CAD')
  if (field === 'durationMinutes') return statesMinutes(text, value)
  if (field === 'admission')
    return holdsAny(text, ['free', 'no charge', 'gratuit', 'gratuite', 'gratis', 'rien à payer'])
  return holds(text, String(value))
}

const statusWords: Record<string, RegExp> = {
  'visa-free': /no visa needed|without a visa|visa-free|sans visa|aucun visa|pas besoin de visa/,
  eta: /eta\b|esta|authori[sz]ation|autorisation/,
  'e-visa': /e-?visa|electronic visa|visa electronique/,
  'visa-on-arrival': /visa on arrival|visa a l'arrivee/,
  'visa-required':
    /needs? a visa|visa required|must have a visa|visa (?:est )?obligatoire|visa requis|faut un visa/,
}

function country(text: string, { code, field, value }: any): boolean {
  const row: any = atlas.facts.countries.find((one) => one.code === code)
  if (field === 'plugs')
    return value.every((plug: string) => new RegExp(`(?<![A-Za-z])${plug}(?![A-Za-z])`).test(text))
  if (field === 'tapWater.rating')
    return (
      row.tapWater.rating === value &&
      (value === 'no'
        ? /not safe|don't drink|no,|non|pas potable/.test(folded(text))
        : /safe|potable/.test(folded(text)))
    )
  if (field === 'drivingSide')
    return holdsAny(text, value === 'left' ? ['left', 'gauche'] : ['right', 'droite'])
  return holds(text, String(value))
}

function argMatches(name: string, given: any, wanted: any): boolean {
  if (name === 'ages')
    return JSON.stringify([...(given ?? [])].toSorted()) === JSON.stringify([...wanted].toSorted())
  const options = Array.isArray(wanted) ? wanted : [wanted]
  return options.some((one) =>
    name === 'destination' && given
      ? given === one || placeSlug(given) === placeSlug(one) || fold(given) === fold(one)
      : given === one,
  )
}

const calls = (answer: GuideAnswer, { tool, args }: any): boolean =>
  answer.calls.some(
    (call) =>
      [tool].flat().includes(call.tool) &&
      Object.entries(args).every(([name, wanted]) =>
        argMatches(name, (call.args as any)[name], wanted),
      ),
  )

function checkPlan(answer: GuideAnswer, check: any): boolean {
  const { plan } = answer
  if (!plan) return false
  const inTown = (slug: string) =>
    plan.days.filter(({ destination }) => destination === slug).length
  return (
    (check.days === undefined || plan.days.length === check.days) &&
    (!check.daysAnyOf || check.daysAnyOf.includes(plan.days.length)) &&
    (!check.destinations ||
      JSON.stringify(plan.destinations) === JSON.stringify(check.destinations)) &&
    (!check.destinationsAnyOrder ||
      JSON.stringify(plan.destinations.toSorted()) ===
        JSON.stringify(check.destinationsAnyOrder.toSorted())) &&
    (!check.startDate || plan.days[0]?.date === check.startDate) &&
    (!check.endDate || plan.days.at(-1)?.date === check.endDate) &&
    (!check.people || plan.people === check.people) &&
    (!check.daysIn || Object.entries(check.daysIn).every(([slug, days]) => inTown(slug) === days))
  )
}

const matching = (answer: GuideAnswer, where: any) =>
  (answer.plan?.days ?? [])
    .flatMap(({ items }) => items)
    .filter(({ id, kind }) => id && fits(id, kind, where))

function perDay(answer: GuideAnswer, check: any): boolean {
  return (answer.plan?.days ?? []).every(({ items }) => {
    const timed = items.filter(({ start }) => start)
    const starts = timed.map(({ start }) => at(start ?? ''))
    const ends = timed.map(({ start, minutes }) => at(start ?? '') + minutes)
    const sights = items.filter(({ kind }) => kind === 'sight').length
    const busy = timed.some(
      ({ kind, start, minutes }) =>
        !['restaurant', 'free'].includes(kind) &&
        check.freeFrom &&
        at(start ?? '') < at(check.freeTo) &&
        at(start ?? '') + minutes > at(check.freeFrom),
    )
    return (
      (check.sightsAtMost === undefined || sights <= check.sightsAtMost) &&
      (!check.firstStartNotBefore || Math.min(...starts) >= at(check.firstStartNotBefore)) &&
      (!check.lastEndNotAfter || Math.max(...ends) <= at(check.lastEndNotAfter)) &&
      !busy
    )
  })
}

const hotelsNamed = (answer: GuideAnswer, run: Run) =>
  [...new Set(run.answers.flatMap((one) => one.talk.towns))]
    .flatMap((town) => rowsOf('hotel', town))
    .filter((row) => named(answer, row))
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity

function cheaper(run: Run, answer: GuideAnswer, check: any): boolean {
  const before = run.answers[check.thanTurn - 1]
  if (!before) return false
  if (check.of === 'plan') return (answer.plan?.totalCad ?? Infinity) < (before.plan?.totalCad ?? 0)
  const [old, now] = [hotelsNamed(before, run), hotelsNamed(answer, run)]
  return (
    median(now.map((row) => row.nightlyRateCad)) < median(old.map((row) => row.nightlyRateCad)) &&
    now.some((row) => !old.includes(row))
  )
}

function unitNumber(text: string, check: any): boolean {
  const [min, max] =
    check.value !== undefined
      ? [check.value - check.plusMinus, check.value + check.plusMinus]
      : [check.min, check.max]
  const sign = check.unit === 'h' ? /^ ?(?:h|hours?|heures?)\b/ : /\$|cad/
  return numbersIn(text).some(
    ({ value, before, after }) =>
      value >= min &&
      value <= max &&
      (check.unit === 'h'
        ? sign.test(after)
        : sign.test(`${before.slice(-4)}|${after.slice(0, 6)}`)),
  )
}

const months = (text: string, check: any) => {
  const row: any = atlas.get(check.destination)?.destination
  return (
    row[check.field].filter((month: number) => holdsAny(text, monthWords(month))).length >=
    check.atLeast
  )
}

/** Whether one check holds for the answer of its turn. */
export function checkHolds(run: Run, check: Check): boolean {
  if (check.check === 'language' && !check.turn)
    return run.answers.every(({ text }) => languageOf(plain(text)) === check['is'])
  const answer = run.answers[(check.turn ?? run.answers.length) - 1]
  if (!answer) return false
  const text = plain(answer.text)
  const value: any = check['value']
  const rules: Record<string, () => boolean> = {
    language: () => languageOf(text) === check['is'],
    mentionsAny: () => holdsAny(text, check['texts']),
    mentionsAll: () =>
      check['texts'].every((one: string | string[]) =>
        Array.isArray(one) ? holdsAny(text, one) : holds(text, one),
      ),
    mentionsNone: () => !holdsAny(text, check['texts']),
    mentionsDestination: () => {
      const has = (slug: string) => {
        const place: any =
          atlas.destinations.find((one) => one.slug === slug) ??
          atlas.facts.listed.find((one) => one.slug === slug)
        const fr = atlas.facts.covered.find((one) => one.slug === slug)?.nameFr
        return (
          place && holdsAny(text, [place.name, place.nameFr ?? fr ?? place.name, ...place.aliases])
        )
      }
      return (
        (check['any'] ?? [null]).some((slug: any) => slug === null || has(slug)) &&
        (check['all'] ?? []).every(has) &&
        !(check['none'] ?? []).some(has)
      )
    },
    mentionsSight: () => {
      const has = (id: string) =>
        named(answer, rowOf(id) ?? { name: id }) || matching(answer, { ids: [id] }).length > 0
      return (
        (check['any'] ?? [null]).some((id: any) => id === null || has(id)) &&
        (check['all'] ?? []).every(has) &&
        !(check['none'] ?? []).some(has)
      )
    },
    mentionsRows: () => {
      const { kind, destination } = check as any
      const rows = rowsOf(kind, destination).filter((row) => named(answer, row))
      const good = rows.filter((row) =>
        fits(`${destination}/${row.slug}`, kind, check['where'] ?? {}),
      )
      return (
        good.length >= (check['atLeast'] ?? 0) &&
        good.length <= (check['atMost'] ?? Infinity) &&
        (!check['only'] || good.length === rows.length)
      )
    },
    statesFact: () => sightFact(text, check),
    statesClimate: () =>
      numbersIn(text).some(
        ({ value: said, after }) =>
          Math.abs(said - value) <= check['plusMinus'] &&
          (check['field'] === 'rainDays' ? /^ ?(?:rainy )?(?:days|jours)/ : /^ ?°/).test(after),
      ),
    statesMonths: () => months(text, check),
    statesRate: () => statesMoney(text, value, check['to'], value * check['tolerance']),
    statesVisa: () =>
      (statusWords[value.status] ?? /$^/).test(folded(text)) &&
      (!value.days ||
        new RegExp(`\\b${value.days} (?:days|jours)`).test(folded(text)) ||
        value.status === 'visa-required'),
    statesCountry: () => country(text, check),
    statesNumber: () => unitNumber(text, check),
    says: () => says(text, check['what']),
    saysSource: () =>
      answer.sources.length > 0 &&
      (!check['date'] ||
        answer.sources.some(({ date }) => date === check['date']) ||
        holds(text, check['date'])) &&
      (!check['link'] ||
        `${text} ${answer.sources.map(({ url }) => url).join(' ')}`.includes(check['link'])),
    asksFor: () =>
      answer.question !== undefined &&
      [check['anyOf']].flat().includes(answer.question) &&
      (text.match(/\?/g) ?? []).length === 1,
    wordsAtMost: () => text.split(/\s+/).length <= check['n'],
    calls: () => calls(answer, check),
    callsNone: () =>
      answer.calls.every(({ tool }) => check['tools'] && !check['tools'].includes(tool)),
    plan: () => checkPlan(answer, check),
    noPlan: () => answer.plan === undefined,
    planIncludes: () =>
      matching(answer, check['where']).length >= (check['atLeast'] ?? 0) &&
      matching(answer, check['where']).length <= (check['atMost'] ?? Infinity) &&
      answer.plan !== undefined,
    planExcludes: () => matching(answer, check['where']).length === 0,
    noPlaceClosed: () => answer.plan !== undefined && closedVisits(answer.plan).length === 0,
    noRepeats: () => answer.plan !== undefined && repeats(answer.plan).length === 0,
    totalAtMost: () => (answer.plan?.totalCad ?? Infinity) <= check['cad'],
    perDay: () => answer.plan !== undefined && perDay(answer, check),
    cheaperThan: () => cheaper(run, answer, check),
    savesAtLeast: () =>
      (answer.advice ?? []).every(
        (line) =>
          rowOf(line.alternativeId) &&
          Math.abs(line.priceCad - line.alternativePriceCad - line.savesCad) < 0.02,
      ) && (answer.advice ?? []).reduce((sum, line) => sum + line.savesCad, 0) >= check['cad'],
  }
  const rule = rules[check.check]
  if (!rule) throw new Error(`No such check: ${check.check}`)
  return rule()
}

/** What breaks the standing rules in any turn. */
export const standingErrors = ({ answers }: Run): string[] =>
  answers.flatMap(({ text, plan, calls: made }, turn) => {
    const said = plain(text)
    const errors = [
      ...(said.trim() === '' ? ['nothing said'] : []),
      ...(/undefined|null\b|NaN|\[object|\{"/.test(said) ? ['raw words'] : []),
      ...((said.match(/\?/g) ?? []).length > (plan ? 0 : 1) ? ['too many questions'] : []),
      ...(said.split(/\s+/).length > 350 ? ['too long'] : []),
      ...(made.some(({ args }) => 'userId' in (args as object)) ? ['a user id'] : []),
      ...(plan
        ? [
            ...planErrors(plan),
            ...closedVisits(plan).map((one) => `closed: ${one}`),
            ...repeats(plan).map((one) => `twice: ${one}`),
          ]
        : []),
    ]
    return errors.map((error) => `turn ${turn + 1}: ${error}`)
  })
