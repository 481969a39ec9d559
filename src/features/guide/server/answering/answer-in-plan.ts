import { weekdayOf } from '#platform/shared/local-date.ts'
import { partIn } from '../reading/change-days.ts'
import { meaningOf } from '../reading/lexicon.ts'
import { type Asking, type Said, sourceOf } from './answer.ts'
import { dinnerFrom, isVisit, mealIn, rowOf } from './edit-parts.ts'
import { meant, openText, priceOf, whenOf } from './answer-standing.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { datesOf } from './propose-edit.ts'
import { dollars } from './words.ts'

const phrases = {
  list: 'what about day,what s,whats,what is,what are,what was,what do we,what will we,show,show me,tell me,remind me,where do we,where are we,where will we,where should we,what have we,which restaurants,which restaurant,which tables,which sights,did you pick,did you choose,qu y a t il,on fait,que fait on,quoi au,on mange,nous mangeons,mange t on',
  held: 'in the plan,in our plan,in my plan,in that plan,in there,on the plan,on the list,part of the plan,in the itinerary,planned,do we see,do we visit,will we see,will we visit,are we seeing,are we visiting,do we go to,are we going to,do we get to,dans le plan,prevu,prevue,on voit,on visite',
  when: 'when do i,what time do i,when do we,when are we,when is,when s,when will we,which day,what day,what time do we,what time are we,what time is,quel jour,quand,a quelle heure',
  price: 'how much,cost,costs,price,tickets,ticket,combien,coute,prix',
  open: 'open,opens,close,closes,closed,shut,opening,ouvre,ferme,ouvert',
  next: 'the day after,the next day,next day,day after that,the following day,le lendemain,et le jour suivant',
  previous: 'the day before,the previous day,la veille',
} as const

const isSaid = ({ turn: { reader } }: Asking, key: keyof typeof phrases): boolean =>
  phrases[key].split(',').some((phrase) => reader.find(phrase) >= 0)

const partEnds = {
  morning: ['', '12:00'],
  afternoon: ['12:00', '17:30'],
  evening: ['17:30', '~'],
} as const

/** The days that are asked about: by number, by weekday, or beside the one that was told last. */
function askedDates(asking: Asking, standing: Standing): readonly string[] {
  const { turn } = asking
  const all = datesOf(standing)
  const numbered = (turn.change?.days ?? []).flatMap(
    (one) => (one < 0 ? all.at(one) : all[one - 1]) ?? [],
  )
  if (numbered.length > 0) return numbered
  const told = turn.before.toldDay
  const by = isSaid(asking, 'next') ? 1 : isSaid(asking, 'previous') ? -1 : 0
  if (told !== undefined && by !== 0) return [all[told - 1 + by]].flatMap((date) => date ?? [])
  if (turn.weekday !== undefined && turn.before.plan?.isDated)
    return all.filter((date) => weekdayOf(date) === turn.weekday)
  return []
}

const inOrder = (items: readonly WrittenItem[]): readonly WrittenItem[] =>
  items.toSorted((a, b) => `${a.day}${a.time ?? ''}`.localeCompare(`${b.day}${b.time ?? ''}`))

/** "The second stop", of the day that is named or was told last. */
function numbered(
  asking: Asking,
  standing: Standing,
  dates: readonly string[],
): WrittenItem | undefined {
  const { turn } = asking
  const { reader } = turn
  const at = reader.tokens.findIndex(
    ({ text }, n) =>
      /^(?:stop|visit|sight|thing|activity|arret|visite|etape)$/.test(text) &&
      meaningOf((one) => reader.text(one), n - 1, 'ordinal') !== undefined,
  )
  const which = Number(meaningOf((one) => reader.text(one), at - 1, 'ordinal')?.value)
  if (at < 0 || !which) return undefined
  reader.use(at - 1, at + 1)
  const all = datesOf(standing)
  const date = dates[0] ?? all[(turn.before.toldDay ?? 1) - 1]
  return inOrder(standing.items.filter((item) => item.day === date && isVisit(item))).at(
    which < 0 ? -1 : which - 1,
  )
}

const isMeal = ({ type, time }: WrittenItem, meal: ReturnType<typeof mealIn>): boolean =>
  type === 'restaurant' && (meal === 'any' || (time ?? '') < dinnerFrom === (meal === 'lunch'))

/** A day, or a part of it, as it stands. */
function toldDay(asking: Asking, standing: Standing, date: string): Said {
  const { turn, say } = asking
  const number = datesOf(standing).indexOf(date) + 1
  const part = partIn(turn.reader)
  const meal = mealIn(turn.reader)
  const [from, until] = part ? partEnds[part.part] : ['', '~']
  if (part) turn.reader.use(part.at)
  const lines = inOrder(standing.items)
    .filter(
      (item) =>
        item.day === date &&
        item.type !== 'hotel' &&
        (item.time ?? '') >= from &&
        (item.time ?? '') < until &&
        (meal === undefined || isMeal(item, meal)),
    )
    .map(({ name, time }) => `- ${time ? `${time} ` : ''}**${name}**`)
  const head = say(`Day ${number}:`, `Jour ${number} :`)
  return {
    text:
      lines.length > 0
        ? `${head}\n\n${lines.join('\n')}`
        : `${head} ${meal ? say('no table is planned then: eat where you like.', 'aucune table n’y est prévue.') : say('nothing is planned then.', 'rien n’y est prévu.')}`,
    sources: [sourceOf(asking, 'plan')],
    memory: { toldDay: number },
    took: turn.unused(),
  }
}

/** Where and when a part of the plan stands, what it costs, when it is open. */
function toldItem(asking: Asking, standing: Standing, item: WrittenItem): Said {
  const { say } = asking
  const memory = { focus: rowOf(asking, item)?.id ?? item.id }
  const sources = [sourceOf(asking, 'plan')]
  if (isSaid(asking, 'open') && isVisit(item))
    return { text: openText(asking, standing, item), sources, memory }
  const { adults, children } = standing.wish.party
  const heads = asking.know(adults + children.length)
  const price = priceOf(item)
  const cost =
    price > 0
      ? say(
          `${dollars('en', price)} for ${heads === 1 ? 'one' : `all ${heads}`} of you`,
          `${dollars('fr', price)} pour ${heads === 1 ? 'vous' : `vous ${heads}`}`,
        )
      : item.type === 'attraction'
        ? say('free', 'gratuit')
        : say('no price known', 'prix inconnu')
  const when = whenOf(asking, standing, item)
  return {
    text: isSaid(asking, 'price')
      ? `**${item.name}** (${when}): ${cost}.`
      : say(`Yes: **${item.name}** is on ${when}.`, `Oui : **${item.name}** est prévu, ${when}.`),
    sources,
    memory,
  }
}

/** What is asked of the plan that stands: a day of it, a stop, whether and when something is in it. */
export async function answerInPlan(asking: Asking): Promise<Said | undefined> {
  const { turn, plans, say, world } = asking
  const { plan, edits } = turn.before
  if (!plan || (turn.change?.changes.length ?? 0) > 0 || turn.change?.frees || turn.change?.isWet)
    return undefined
  const isHeld = isSaid(asking, 'held')
  const isOfItem =
    isHeld || isSaid(asking, 'when') || isSaid(asking, 'price') || isSaid(asking, 'open')
  const isList = isSaid(asking, 'list') || isSaid(asking, 'next') || isSaid(asking, 'previous')
  if (!isOfItem && !isList) return undefined
  const standing = await plans.standing(plan, edits)
  if (!standing) return undefined
  const dates = askedDates(asking, standing)
  const nth = numbered(asking, standing, dates)
  if (nth) return toldItem(asking, standing, nth)
  const named = turn.named.places.find(({ ref }) => ref?.includes('/'))
  if (named && isOfItem) {
    const item = standing.items.find(({ source }) => source?.endsWith(named.ref ?? ''))
    if (item && item.day) return toldItem(asking, standing, item)
    const asksPlan = isHeld || (isSaid(asking, 'when') && turn.reader.find('we') >= 0)
    const number = plan.days > 1 ? 2 : 1
    return asksPlan && world.rows(named.ref?.split('/')[0] ?? '')
      ? {
          text: say(
            `No: ${named.name} is not in the plan. Say “add ${named.name} on day ${number}”, and I find room for it.`,
            `Non : ${named.name} n’est pas dans le plan. Dites « ajoute ${named.name} au jour ${number} », et je cherche une place.`,
          ),
          sources: [sourceOf(asking, 'plan')],
        }
      : undefined
  }
  if (isList && turn.weekday !== undefined && !plan.isDated && turn.isQuestion && !named)
    return {
      text: say(
        'The dates of the plan are open, so I can’t tell which day that is: ask for its number, for instance “what’s on day 2”, or give me the first date.',
        'Les dates du plan sont ouvertes : je ne sais pas quel jour c’est. Demandez son numéro, par exemple « qu’y a-t-il au jour 2 », ou donnez-moi la première date.',
      ),
      isUnknown: true,
    }
  const [date] = dates
  const asksDay = isList || isSaid(asking, 'when')
  if (date && asksDay && turn.edited.size === 0) return toldDay(asking, standing, date)
  const meal = mealIn(turn.reader)
  if ((isHeld || isSaid(asking, 'when')) && !meal) {
    const [item] = meant(asking, standing.items).filter(isVisit)
    return item && toldItem(asking, standing, item)
  }
  return undefined
}
