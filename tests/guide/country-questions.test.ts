import { describe, expect, test } from 'vitest'
import { answersTo } from './ask-embedded.ts'

/** A talk, its messages parted by " / ", and what its last answer says. */
type Case = readonly [string, RegExp]
const textOf = async (talk: string) => (await answersTo(talk.split(' / '))).at(-1)?.text ?? ''

describe('GUIDE-02 a country is asked about by any of its names, in any spelling', () => {
  test.each<Case>([
    ['what side do they drive on in aus', /Australia.*left/s],
    ['language in brazil?', /Portuguese/],
    ['what is the money in the czech republic', /Czech Koruna \(CZK\)/],
    ['de l’argent en hongrie c’est quoi', /forint hongrois/],
    ['does my plug work in oz', /type I.*do not fit/],
    ['what do folks speak in portugal', /Portuguese/],
    ['emergency number uk', /999/],
    ['langue parlée au vietnam', /le vietnamien/],
    ['tip in vegas', /United States.*per cent/s],
    ['quel pourboire au royaume uni', /Royaume-Uni.*10 à 12 %/s],
    ['pourboir en italie', /Italie/],
    ['wich curency in poland', /Zloty/],
    ['lang in argentina', /Spanish/],
    ['do brits drive on the left', /on the left/],
    ['is the danish money the euro', /No, not the euro.*Danish/s],
    ['c’est tu des euros en irlande', /Oui, l’euro/],
    ['indicatif du portugal', /\+351/],
    ['what phone code for the uk', /\+44/],
    ['do they take canadian cash in cuba', /Cuban Peso/],
    ['tap water in holland ok?', /Netherlands.*safe/s],
    ['tipping in new zealand / and in the states?', /United States/],
    ['quelle est la monnaie du maroc / pis en égypte', /livre égyptienne/],
  ])('%s', async (talk, said) => {
    expect(await textOf(talk)).toMatch(said)
  })

  test.each<Case>([
    ['currency in colombia', /Colombian Peso \(COP\)/],
    ['is water drinkable in cartagena colombia', /Colombia.*no information about tap water/s],
    ['what language do they speak in iran', /Iran.*no information about the languages/s],
    ['eau du robinet au ghana?', /Ghana.*pas d’information/s],
  ])('%s: beyond the table that is said, with its name', async (talk, said) => {
    expect(await textOf(talk)).toMatch(said)
  })

  test.each<Case>([
    ['can i drive in japan with a quebec licence', /1949.*may not drive/],
    ['permis du québec valide en italie?', /permis de conduire international/],
    ['do i need an international driving permit for mexico', /Canadian licence is enough/],
    ['is my bc licence ok in china', /temporary Chinese licence/],
    ['quel côté de la route en angleterre et mon permis canadien est bon?', /gauche.*12 mois/s],
    ['ma fille de 19 ans peut-tu boire a miami', /Non, pas à 19 ans.*21 ans/s],
    ['how old do you have to be to drink in japan', /20/],
    ['can a 17 year old have wine in paris', /not at 17.*18/],
    ['my 20 year old in texas, can he order a beer', /21/],
    ['drinking age in colombia', /no information about the drinking age/],
  ])('%s: the rule of that country', async (talk, said) => {
    expect(await textOf(talk)).toMatch(said)
  })
})

describe('GUIDE-02 names of countries are not read into other words', () => {
  test.each<Case>([
    ['we are hungry, where to eat in rome', /Sample restaurants in Rome/],
    ['thai islands in december, is it warm?', /Phuket/],
    ['il va tu avoir une grève en mars', /grèves/],
    ['what else is there on the other side of the river in london', /^(?!.*drive on)/s],
    ['je cherche un hôtel où les chiens sont acceptés à Paris', /Paris/],
  ])('%s', async (talk, said) => {
    expect(await textOf(talk)).toMatch(said)
  })
})

describe('GUIDE-04 an amount is changed into the money of the place that is talked about', () => {
  test.each<Case>([
    ['$40 in thailand is how much', /40 CAD is about .* THB/],
    ['100 piasses ça donne combien au japon', /100 CAD font environ .* JPY/],
    ['i have 300 us dollars how much is that in mexico', /300 USD is about .* MXN/],
    ['la monnaie en suède? / 200$ ca fait combien la bas', /200 CAD font environ .* SEK/],
    ['how much is 60 bucks there', /How much is it|currenc|place/i],
    ['should i tip 5 euros in rome', /tip is a rounding up/],
  ])('%s', async (talk, said) => {
    expect(await textOf(talk)).toMatch(said)
  })
})
