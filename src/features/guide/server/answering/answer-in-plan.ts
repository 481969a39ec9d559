import { weekdayOf } from '#platform/shared/local-date.ts'
import { partIn } from '../reading/change-days.ts'
import { meaningOf } from '../reading/lexicon.ts'
import { type Asking, type Said, sourceOf } from './answer.ts'
import { isMeal, isOfTaste, isVisit, type Known, mealIn, rowOf } from './edit-parts.ts'
import { answerHours } from './answer-hours.ts'
import { openText, priceOf, whenOf } from './answer-standing.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { datesNamed, datesOf } from './propose-edit.ts'
import { dollars, listed, townName } from './words.ts'

const phrases = {
  list: 'what about day,what s,whats,what is,what are,what was,what do we,what will we,show,show me,tell me,remind me,where do we,where are we,where will we,where should we,what have we,which restaurants,which restaurant,which tables,which sights,did you pick,did you choose,qu y a t il,on fait,que fait on,quoi au,on mange,nous mangeons,mange t on',
  held: 'in the plan,in our plan,in my plan,in that plan,in there,in it,on it,on this,included,of these,of those,of them,on the plan,on the list,part of the plan,in the itinerary,planned,do we see,do we visit,will we see,will we visit,are we seeing,are we visiting,do we go to,are we going to,do we get to,dans le plan,prevu,prevue,on voit,on visite',
  when: 'when do i,what time do i,when do we,when are we,when is,when s,when does,what time does,when will we,which day,what day,what time do we,what time are we,what time is,quel jour,quand,a quelle heure',
  price: 'how much,cost,costs,price,tickets,ticket,combien,coute,prix',
  open: 'open,opens,close,closes,closed,shut,opening,ouvre,ferme,ouvert',
  next: 'the day after,the next day,next day,day after that,the following day,le lendemain,et le jour suivant',
  previous: 'the day before,the previous day,la veille',
  free: 'free,gratuit,gratuits,gratuites',
  ahead:
    'book ahead,book now,book early,need tickets,need a ticket,reserve anything,book anything,book before,we book,i book,to book,to reserve,reserve ahead,in advance,reserver,a l avance',
  whole:
    'full plan,whole plan,entire plan,complete plan,plan again,plan now,final plan,new plan,updated plan,whole itinerary,full itinerary,itinerary again,tout le plan,plan complet,plan au complet,plan encore',
  told: 'did i say,did we say,did i tell,did we tell,have i told,how many of us,how many people,for how many,ai je dit,avons nous dit,pour combien de personnes',
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
  const numbered = datesNamed(asking, standing)
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

/** All days as they stand. */
function toldWhole(asking: Asking, standing: Standing): Said {
  const { memory: _, ...last } = toldDay(asking, standing, datesOf(standing).at(-1) ?? '')
  const texts = datesOf(standing).map((date) => toldDay(asking, standing, date).text)
  return { ...last, text: texts.join('\n\n') }
}

const mostOfDay = 7

/** "No, I meant the second day", of a day that was told. */
const isOtherDay = ({ turn: { before, change, unused, reader } }: Asking): boolean =>
  before.toldDay !== undefined &&
  change?.isBare === false &&
  unused().length === 0 &&
  reader.tokens.length <= mostOfDay

const isAhead = /^(?:what|which|que|quoi|quels?|quelles?|anything|tickets?)$/

/** "What should we book ahead", "do we need tickets". */
export const asksAhead = (asking: Asking): boolean =>
  isSaid(asking, 'ahead') && asking.turn.reader.tokens.some(({ text }) => isAhead.test(text))

/** What they have told so far, as the guide counts on it. */
function toldFrame({ turn, say, language, world }: Asking): Said | undefined {
  const { party, money, span, places, diet } = turn.frame
  const towns = places.flatMap(({ role, ref }) =>
    role === 'to' && ref ? [world.town(ref) ?? []].flat() : [],
  )
  const children = party?.children ?? []
  const ages =
    children.length > 0
      ? say(
          `, ${children.length === 1 ? 'a child' : `${children.length} children`} of ${listed('en', children.map(String))}`,
          `, ${children.length === 1 ? 'un enfant' : `${children.length} enfants`} de ${listed('fr', children.map(String))} ans`,
        )
      : ''
  const budget = money?.amountCad ?? undefined
  const parts = [
    budget === undefined
      ? say('no budget', 'pas de budget')
      : say(`a budget of ${dollars('en', budget)}`, `un budget de ${dollars('fr', budget)}`),
    ...(party
      ? [
          say(
            `${party.adults} ${party.adults === 1 ? 'adult' : 'adults'}${ages}`,
            `${party.adults} ${party.adults === 1 ? 'adulte' : 'adultes'}${ages}`,
          ),
        ]
      : [say('no number of travellers', 'pas de nombre de voyageurs')]),
    ...towns.map((town) => townName(language, town)),
    ...(span?.days ? [say(`${span.days} days`, `${span.days} jours`)] : []),
    ...diet,
  ]
  return {
    text: say(
      `What you have told me: ${listed('en', parts)}.`,
      `Vous m’avez dit : ${listed('fr', parts)}.`,
    ),
    took: turn.unused(),
  }
}

/** Which visits of the plan are free, are to be booked, or are of a kind that is named. */
function picked(asking: Asking, known: Known, dates: readonly string[]): Said | undefined {
  const { turn, say, language } = asking
  const { standing } = known
  const [isFree, isAhead] = [isSaid(asking, 'free'), isSaid(asking, 'ahead')]
  const { tastes } = turn
  if (!isFree && !isAhead && tastes.length === 0) return undefined
  const items = inOrder(standing.items).filter(
    (item) =>
      isVisit(item) &&
      item.day &&
      (dates.length === 0 || dates.includes(item.day)) &&
      (!isFree || priceOf(item) === 0) &&
      (!isAhead || priceOf(item) > 0) &&
      (tastes.length === 0 || tastes.some((taste) => isOfTaste(known, item, taste))),
  )
  const lines = items.map(
    (item) =>
      `- **${item.name}**, ${whenOf(asking, standing, item)}${priceOf(item) > 0 ? `: ${dollars(language, priceOf(item))}` : ''}`,
  )
  const head = isFree
    ? say('Free in the plan:', 'Gratuit dans le plan :')
    : isAhead
      ? say(
          'These have a ticket. Book those that matter most to you first, on their own pages:',
          'Ceux-ci ont un billet. Réservez d’abord ceux qui comptent le plus, sur leurs propres pages :',
        )
      : say('Yes, the plan has:', 'Oui, le plan contient :')
  return {
    text:
      items.length > 0
        ? `${head}\n\n${lines.join('\n')}`
        : say(
            'No: the plan holds none of that. Say “add” and what you wish, and I look for room.',
            'Non : le plan n’en contient pas. Dites « ajoute » et ce que vous souhaitez : je cherche une place.',
          ),
    sources: [sourceOf(asking, 'plan')],
    took: turn.unused(),
  }
}

const notThere = (asking: Asking, name: string, number: number): Said => ({
  text: asking.say(
    `No: ${name} is not in the plan. Say “add ${name} on day ${number}”, and I find room for it.`,
    `Non : ${name} n’est pas dans le plan. Dites « ajoute ${name} au jour ${number} », et je cherche une place.`,
  ),
  sources: [sourceOf(asking, 'plan')],
})

/** What is asked of the plan that stands: a day of it, a stop, whether and when something is in it. */
export async function answerInPlan(asking: Asking): Promise<Said | undefined> {
  const { turn, plans, say, world } = asking
  const { plan, edits } = turn.before
  if (turn.isQuestion && isSaid(asking, 'told')) return toldFrame(asking)
  if (!plan || (turn.change?.changes.length ?? 0) > 0 || turn.change?.frees || turn.change?.isWet)
    return undefined
  const isWhole = isSaid(asking, 'whole') && isSaid(asking, 'list')
  const isHeld = isSaid(asking, 'held')
  const isOfItem =
    isHeld || isSaid(asking, 'when') || isSaid(asking, 'price') || isSaid(asking, 'open')
  const isList =
    isOtherDay(asking) ||
    isSaid(asking, 'list') ||
    isSaid(asking, 'next') ||
    isSaid(asking, 'previous')
  const isOfKind =
    isSaid(asking, 'list') && turn.tastes.length > 0 && mealIn(turn.reader) === undefined
  const isPicked = turn.isQuestion && (isHeld || isOfKind || asksAhead(asking))
  if (!isOfItem && !isList && !isPicked && !isWhole) return undefined
  const standing = await plans.standing(plan, edits)
  if (!standing) return undefined
  if (isWhole) return toldWhole(asking, standing)
  const dates = askedDates(asking, standing)
  const nth = numbered(asking, standing, dates)
  if (nth) return toldItem(asking, standing, nth)
  const named = turn.named.places.find(({ ref }) => ref?.includes('/'))
  if (named && isOfItem) {
    const item = standing.items.find(({ source }) => source?.endsWith(named.ref ?? ''))
    if (item && item.day) return toldItem(asking, standing, item)
    if (isSaid(asking, 'open')) return answerHours(asking)
    const asksPlan = isHeld || (isSaid(asking, 'when') && turn.reader.find('we') >= 0)
    return asksPlan && world.rows(named.ref?.split('/')[0] ?? '')
      ? notThere(asking, named.name, plan.days > 1 ? 2 : 1)
      : undefined
  }
  const ofKind = isPicked
    ? picked(asking, { standing, towns: await plans.sights(standing.wish) }, dates)
    : undefined
  if (ofKind) return ofKind
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
  return undefined
}
