// A question or a change of the own trip that is read whole: what is asked, of which part, of what was told last.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TripItem as Item, talkBesideLisbon } from '#tests/support/talk-beside-lisbon.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const talk = (...messages: readonly string[]) => talkBesideLisbon(app, messages)

const mealAt = (items: readonly Item[] | undefined, isDinner: boolean): string =>
  items?.find(({ type, time }) => type === 'restaurant' && (time ?? '') > '16:00' === isDinner)
    ?.name ?? ''

describe('G3 G4 a question about the trip', () => {
  test('a day, its first stop, what follows a meal, and what the day costs', async () => {
    const { answers, days } = await talk(
      'what’s the plan for Tuesday?',
      'what’s the first thing on day 3',
      'what’s after lunch on day 2',
      'how much is day 4',
      'and the day before?',
    )
    const [tuesday, first, after, sum, before] = answers.map(({ text }) => text)
    for (const { name } of days[1] ?? []) expect(tuesday).toContain(`**${name}**`)
    expect(first).toMatch(/^\*\*.+\*\*: day 3, Wednesday 12 May 2027, \d\d:\d\d/)
    expect(after).toContain(`After **${mealAt(days[1], false)}**`)
    expect(after).toContain(mealAt(days[1], true))
    const cost = (days[3] ?? []).reduce((all, { price }) => all + price, 0)
    expect(sum).toMatch(new RegExp(`^\\*\\*\\$${cost}\\*\\* in all`))
    expect(before).toMatch(/^Day 3\b/)
  })

  test('the last night is the one before they fly home; a free evening, the fullest day', async () => {
    const { answers, days } = await talk(
      'where are we having dinner on the last night?',
      'which day is the busiest?',
      'which evening is free?',
      'do we have dinner planned every day?',
    )
    const [dinner, full, free, every] = answers.map(({ text }) => text)
    expect(dinner).toContain(`**${mealAt(days[3], true)}** (dinner): day 4`)
    expect(full).toMatch(/^The fullest day is \*\*day \d, .+ visits?, .+ inside/)
    expect(free).toMatch(/^Free, with nothing planned:\n\n- Day 1, .+\d\d:\d\d–\d\d:\d\d/)
    expect(every).toMatch(/^Planned on days 1, 2, 3 and 4\. None on day 5\.$/)
  })

  test('whether it is booked, how it is cancelled, what the hotel has and how far it is', async () => {
    const { answers } = await talk(
      'is the hotel booked?',
      'can we cancel the hotel?',
      'is there a pool?',
      'do we have time for breakfast before the flight home?',
      'how far is Belém Tower from the hotel?',
    )
    const [booked, terms, pool, time, way] = answers.map(({ text }) => text)
    expect(booked).toMatch(/^Planned, not booked yet: \*\*/)
    expect(terms).toMatch(/is only planned: nothing is paid/)
    expect(pool).toMatch(/^(?:Yes\.|Not as far as its offer says\.) \*\*.+\*\* lists: .*Wi-Fi/)
    expect(time).toMatch(/^Your flight leaves at \d\d:\d\d .+ be at the airport by about \d\d:\d\d/)
    expect(way).toMatch(/^From \*\*.+\*\* to \*\*Belém Tower\*\*: about \d+ min/)
  })

  test('in French: where one eats, the fullest day, and how far that is', async () => {
    const { answers, days } = await talk(
      'Où mange-t-on mercredi soir ?',
      'c’est loin de l’hôtel ?',
      'quel jour est le plus chargé ?',
    )
    const dinner = mealAt(days[2], true)
    expect(answers[0]?.text).toContain(`**${dinner}** (souper) : jour 3, mercredi 12 mai 2027`)
    expect(answers[1]?.text).toMatch(new RegExp(`à \\*\\*${dinner}\\*\\* : environ \\d+ min`))
    expect(answers[2]?.text).toMatch(/^La journée la plus chargée : \*\*jour \d/)
  })

  test('what is near a stop and not in the trip yet, and the first of these comes into its day', async () => {
    const { answers, named } = await talk(
      'what else is there to do near the Oceanário?',
      'add the first one',
      'any cafes near our hotel?',
    )
    const near = [...(answers[0]?.text ?? '').matchAll(/^- \*\*(.+?)\*\*, \d+ min/gm)]
    expect(near.length).toBeGreaterThan(1)
    for (const [, name = ''] of near) expect(named(name)).toBeUndefined()
    expect(answers[1]?.text).toContain(near[0]?.[1])
    expect(answers[2]?.text).toMatch(/^(?:Tables near|\*\*|I know no such table)/)
  })

  test('what stays open, which tables are of a kitchen, the whole day of a sight, and the sum', async () => {
    const { answers, days } = await talk(
      'is the castle open then?',
      'which dinners in my plan are sushi?',
      'what’s planned for the Oceanário day?',
      'quel est le prix total du voyage ?',
      'will it rain while we’re there?',
      'we’re vegetarian, are the restaurants ok?',
    )
    const [open, sushi, day, sum, rain, tables] = answers.map(({ text }) => text)
    expect(tables).toMatch(/^(?:These say so:|None of your \d+ tables says that it is vegetarian)/)
    expect(open).toMatch(/^\*\*São Jorge Castle\*\* is open on day 1/)
    expect(sushi).toBe('None of them is Sushi.')
    for (const { name } of days[4] ?? []) expect(day).toContain(`**${name}**`)
    expect(sum).toMatch(/^Le plan coûte environ [\d\s]+ \$ en tout/u)
    expect(rain).toMatch(/rain on about \d+ days/)
  })

  test('two questions in one message get two answers; so much a person; what is free near a stop', async () => {
    const { answers, days } = await talk(
      'What are we doing on day 3, and is it too much?',
      'How much have we spent on food in total, per person?',
      'What’s near Jerónimos that’s free?',
      'Do we have time for lunch on Wednesday?',
    )
    const [both, food, free, lunch] = answers.map(({ text }) => text)
    for (const { name } of days[2] ?? []) expect(both).toContain(`**${name}**`)
    expect(both).toMatch(
      /\*\*(?:No: it leaves room|It is full, but it works|It is a very full day)\.\*\*/,
    )
    expect(food).toMatch(/^\*\*\$\d+\*\* in all\. \$[\d.]+ a person/)
    for (const line of free?.match(/^- .+$/gm) ?? []) expect(line).toMatch(/; free$/)
    expect(lunch).toContain(mealAt(days[2], false))
  })

  test('what could go, and which main sights are not in it', async () => {
    const { answers, named } = await talk('what would you cut?', 'are we missing anything?')
    for (const { label } of answers[0]?.choices ?? [])
      expect(named(label.replace('Remove ', ''))).toBeDefined()
    expect(answers[1]?.text).toMatch(/^(?:Of the main sights there|No: all the main sights)/)
  })
})

describe('G4 a change of the trip', () => {
  test('“it” and “something else” are what was told last, and one Undo takes it back', async () => {
    const { answers, days, named } = await talk(
      'where’s dinner on day 2?',
      'something else',
      'move it to 8 pm',
      'what did you change?',
      'undo',
    )
    const dinner = mealAt(days[1], true)
    const [, other, moved, told, undone] = answers
    expect(other?.changes).toMatchObject([{ op: 'replace', replaces: named(dinner)?.id }])
    expect(moved?.changes[0]).toMatchObject({ op: 'move', item: { name: dinner, time: '20:00' } })
    expect(told?.text).toContain(`**${dinner}** moves (20:00)`)
    expect(undone?.text).toMatch(/^Done: my last proposal \(one change\)/)
  })

  test('a part of town goes as a whole; of several “it” is asked, with the wish kept', async () => {
    const { answers, days } = await talk(
      'what do we do in Sintra?',
      'move it to day 2',
      'drop Sintra',
    )
    const [, which, dropped] = answers
    expect(which?.text).toBe('Which one do you mean?')
    expect(which?.choices[0]?.message).toMatch(/^move {1,2}.+ to day 2$/)
    const visits = (days[3] ?? []).filter(({ type }) => type === 'attraction')
    expect(dropped?.changes.map(({ item }) => item.name).toSorted()).toEqual(
      visits.map(({ name }) => name).toSorted(),
    )
  })

  test('a kind that comes in is what stands behind “for”; a dislike removes no other visit', async () => {
    const { answers } = await talk('swap the Coach Museum for a garden', 'we hate museums')
    const [swap, hate] = answers
    expect(swap?.changes.every(({ item }) => !item.name.includes('Museum'))).toBe(true)
    expect(hate?.days.every((day) => day === 3 || day === 5)).toBe(true)
  })

  test('less on food changes tables alone; a later start keeps to its day', async () => {
    const { answers } = await talk('We’d like to spend less on food', 'start later on day 2')
    const [food, later] = answers
    expect(food?.changes.every(({ op }) => op === 'replace')).toBe(true)
    expect(food?.changes.length).toBeGreaterThan(0)
    expect(later?.days).toEqual([2])
  })

  test('a flight at another hour is one of the fares that fit; the same is not offered again', async () => {
    const { answers } = await talk('when do we fly home?', 'is there something earlier?')
    const leaves = /at (\d\d:\d\d) on Friday 14 May/.exec(answers[0]?.text ?? '')?.[1] ?? ''
    const text = answers[1]?.text ?? ''
    const other = /LIS at (\d\d:\d\d) on Friday 14 May/.exec(text)?.[1]
    if (other) expect(other < leaves).toBe(true)
    else expect(text).toMatch(/I find none like that/)
  })

  test('who travels, the dates and the budget are set at the head; nothing is laid anew', async () => {
    const { answers } = await talk('we are 3 now', 'our budget is 3000', 'stay one more night')
    expect(answers.flatMap(({ changes }) => changes)).toEqual([])
    expect(answers[0]?.text).toMatch(/^Who travels is set at the top of the trip/)
    expect(answers[1]?.text).toMatch(/^The trip comes to \$[\d,]+, \$[\d,]+ more than \$3,000/)
    expect(answers[1]?.choices[0]?.message).toBe('Make the whole trip cheaper')
    expect(answers[2]?.text).toMatch(/^The dates are set at the top of the trip/)
  })

  test('the dearest dinner alone goes, a day is freed, and what stands beside a wish is no part of it', async () => {
    const { answers, days } = await talk(
      'remove the most expensive dinner',
      'make day 4 a rest day',
      'that’s a lot after a night flight, can we take something out?',
      'drop the Sintra day trip please, too much walking',
    )
    const dinners = days
      .flat()
      .filter(({ type, time }) => type === 'restaurant' && (time ?? '') > '16:00')
    const dearest = dinners.toSorted((a, b) => b.price - a.price)[0]?.name
    const [dear, rest, lighter, out] = answers
    expect(dear?.changes.map(({ item }) => item.name)).toEqual([dearest])
    expect(rest?.days).toEqual([4])
    expect(rest?.changes.every(({ op, item }) => op === 'move' && item.day === null)).toBe(true)
    expect(lighter?.changes.length).toBeGreaterThan(0)
    expect(out?.days).toEqual([4])
  })

  test('a reason beside a wish is no second wish; what takes hours of the days is said', async () => {
    const { answers } = await talk(
      'Day 3 is too full. Take MAAT out.',
      'We have an overnight flight, can day 1 be lighter?',
      'find a cheaper flight that keeps our days',
      'a cheaper flight',
    )
    const [out, lighter, kept, cheaper] = answers
    expect(out?.changes.map(({ op, item }) => [op, item.name])).toEqual([['remove', 'MAAT']])
    expect(lighter?.days).toEqual([1])
    expect(kept?.changes).toEqual([])
    expect(cheaper?.text).toMatch(/takes hours of your days|less than now/)
  })

  test('a stay moves to no day, and a name that no stop has changes no other', async () => {
    const { answers } = await talk(
      'where is our hotel?',
      'put it on Wednesday morning',
      'swap the tile museum for something outdoors',
    )
    expect(answers.flatMap(({ changes }) => changes)).toEqual([])
  })

  test('an age is no price, and what is asked of the past changes nothing', async () => {
    const { answers } = await talk('she’s 74 and can’t do stairs', 'what did you take out?')
    expect(answers[0]?.text).not.toContain('$74')
    expect(answers[1]?.changes).toEqual([])
  })
})
