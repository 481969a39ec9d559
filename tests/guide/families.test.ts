import { describe, expect, test } from 'vitest'
import { answersTo } from './ask-embedded.ts'

/** A talk, its messages parted by " / ", and what its last answer says. */
type Case = readonly [string, RegExp]
const textOf = async (talk: string) => (await answersTo(talk.split(' / '))).at(-1)?.text ?? ''

/** Kinds of questions that travellers send, each in several phrasings of both languages. */
const families: Readonly<Record<string, readonly Case[]>> = {
  'GUIDE-02 places side by side': [
    ['paris or rome for a first trip to europe?', /depends.*\*\*Paris\*\*.*\*\*Rome\*\*/s],
    ['lisbonne ou barcelone pour des musées', /\*\*Lisbonne\*\*.*\*\*Barcelone\*\*/s],
    ['which is better with kids, london or berlin', /children like/],
    ['japan vs thailand which one is cheaper', /is the cheaper one/],
    [
      'hésite entre Prague et Berlin, laquelle est la moins chère',
      /est moins cher|à peu près au même/,
    ],
    ['torn between tokyo and kyoto / which one is cheaper', /the cheaper one|about the same/],
    ['miami or lisbon if we want a beach', /beaches/],
  ],
  'GUIDE-02 how many days': [
    ['how many days do you need in rome', /About \d days for Rome/],
    ['is 2 days enough for london', /Not for everything|tight/],
    ['3 jours à prague, est-ce assez', /Oui, 3 jours suffisent|serré/],
    ['combien de jours faut-il pour le japon', /Tokyo.*Kyoto|Kyoto.*Tokyo/],
    ['is a week too long in madrid?', /more than|enough/],
    ['2 nights in prague, is that enough', /^Yes, 2 days are enough/],
    ['how many days in vienna', /sights are not in our atlas/],
  ],
  'GUIDE-02 getting around': [
    ['is lisbon walkable?', /Lisbon.*\d+ %/],
    ['do we need a car in bali', /Bali is spread out|Partly|car/],
    ['a-t-on besoin d’une auto à Banff', /Banff/],
    ['how do you get around amsterdam', /Amsterdam.*on foot/s],
    ['est-ce que tout se fait à pied à madrid', /Madrid/],
  ],
  'GUIDE-02 ways': [
    ['should i fly or take the train from madrid to barcelona', /quicker/],
    ['train de Paris à Amsterdam, combien de temps', /par la terre|Par la terre/],
    ['is it far from prague to berlin', /km apart/],
  ],
  'GUIDE-02 what it costs': [
    ['is zurich expensive', /A middling day in Zürich/],
    ['le japon c’est-tu cher', /Une journée moyenne/],
    ['how much is 100 czk in canadian', /100 CZK is about/],
  ],
  'GUIDE-02 day trips': [
    ['day trips from lisbon', /Day trips from Lisbon.*km/s],
    ['quelles excursions d’une journée depuis Paris', /Excursions.*Paris/s],
    ['any good day trip from london without a car', /Day trips from London/],
  ],
  'GUIDE-02 daylight': [
    ['what time is sunset in santorini in july', /sets about 20:\d\d/],
    ['how many hours of daylight in reykjavik in december', /[45] h.* of daylight/],
    ['à quelle heure se couche le soleil à Paris en juin', /se couche vers 2[12]:\d\d/],
    ['when does it get dark in rome on 15 march 2027', /sets about 18:\d\d/],
  ],
  'GUIDE-02 what to pack': [
    ['what should i pack for reykjavik in march', /Pack .*coat/],
    ['quoi mettre dans ma valise pour Bangkok en avril', /Apportez des vêtements légers/],
    ['packing for singapore in june', /Pack light/],
    ['what do we wear in quebec city in february', /warm coat|coat/],
  ],
  'GUIDE-02 cheap and quiet months': [
    ['cheapest month to visit paris', /cost least in/],
    ['when is low season in bali', /cost least in/],
    ['quand y a-t-il le moins de monde à rome', /le moins de monde/],
  ],
  'GUIDE-02 feasts and seasons': [
    ['when is oktoberfest', /first Sunday of October/],
    [
      'we land in munich oct 9 2027, is oktoberfest still on?',
      /^.*No, on 9 October 2027 it is over/s,
    ],
    ['c’est quand la fête des morts au mexique', /1er et 2 novembre/],
    ['best time for lavender in provence', /mid-June to mid-July/],
    ['is songkran on if we go april 14', /Yes, that falls into it/],
    ['quand voir des icebergs à terre-neuve', /avril à juin/],
    ['when can i see polar bears in churchill', /October and November/],
    ['sargassum in cancun in july?', /April to September/],
  ],
  'GUIDE-02 the line of a list': [
    ['hotels in lisbon under 200 / tell me about the second one', /stars.*sample/s],
    ['museums in paris / is the first one open on monday?', /(?:Yes|No), it is/],
    ['restos à Rome / et le deuxième, ça ferme quel jour', /par personne/],
    ['best sights in berlin / how much is the third', /free|CA\$/],
    ['museums in london / what about number 2', /open|free/],
  ],
  'GUIDE-02 corrections': [
    ['weather in london in may / no sorry i meant london ontario', /Ontario/],
    ['quel temps à Paris en mai / non, pas Paris, Lyon', /Lyon/],
    ['not rome but madrid, museums?', /Madrid/],
    ['plan 3 days in rome / actually make it berlin', /Berlin/],
  ],
  'GUIDE-02 two or three questions at once': [
    ['what plug in prague and is it cold in march? and how far is the airport', /type .*°C/s],
    ['do i tip in amsterdam, and how many days do i need there', /Netherlands.*About \d days/s],
    ['quelle est la monnaie à Prague pis y fait-tu froid en novembre', /couronne.*°C/s],
  ],
  'GUIDE-02 sights of towns without a folder': [
    ['what day is the van gogh museum closed', /every day of the week/],
    ['is the rijksmuseum open on mondays', /Rijksmuseum.*Yes, it is open/],
    ['le prado est-tu fermé le lundi', /Prado.*Oui, c’est ouvert/],
    ['how much is the berlin tv tower', /TV Tower.*CA\$41/],
    ['how long to walk from charles bridge to prague castle', /km apart/],
    ['gardens by the bay free?', /admission is free/],
    ['things to do in singapore with kids', /With children in Singapore/],
    ['hotel near the eiffel tower', /nearest to Eiffel Tower/],
    ['where to stay in amsterdam, what area', /Good parts of Amsterdam/],
    ['do kids pay at the van gogh museum', /adult price only/],
    ['what is the reina sofia, worth it?', /Guernica/],
    ['should we book the anne frank house ahead', /timed ticket/],
  ],
  'GUIDE-02 before and around the flight': [
    ['how early should i be at the airport for a flight to mexico', /three hours/],
    ['on doit être à l’aéroport combien de temps avant le vol', /trois heures/],
    ['airline lost my suitcase what now', /baggage desk/],
    ['my flight got cancelled am i owed money', /Air Passenger Protection/],
    ['vol retardé de 5 heures, quels sont mes droits', /passagers aériens/],
    ['can i bring peanut butter on the plane', /100 ml/],
    ['power bank in checked bag ok?', /never into checked bags/],
    ['how do i renew my passport', /canada\.ca\/passport/],
    ['do i need etias yet', /travel-europe\.europa\.eu/],
    ['when should i book flights for march break', /rule of thumb/],
    ['cash or card in italy', /Italy|Cards/],
    ['trucs contre le décalage horaire', /lumière du jour/],
    ['i’m in rome and my husband is really sick', /112/],
    ['4 hour layover in frankfurt can i see the city', /too tight|left for/],
    ['11h d’escale à Londres, on peut sortir en ville?', /Oui : de 11 h/],
    ['is a 1 hour connection enough in chicago', /change planes/],
    ['what terminal does air canada use at heathrow', /terminals/],
  ],
  'GUIDE-02 words and measures': [
    ['how do you say thank you in japanese', /arigat/],
    ['comment on dit bonjour en portugais', /olá/],
    ['what is 30 celsius in fahrenheit', /86 °F/],
    ['23 kg c’est combien de livres', /50,7 lb/],
    ['how do you say my hovercraft is full in greek', /can’t translate/],
  ],
  'GUIDE-02 somewhere for a purse': [
    ['where can i go for 1500 for a week', /CA\$.*for 7 days/s],
    ['cheap place in europe in may?', /for 7 days/],
    ['surprise me', /Which one shall I plan/],
    ['où partir en février au chaud pas trop cher', /pour 7 jours/],
  ],
  'GUIDE-02 what lies nearer': [
    ['from halifax is boston or toronto closer', /^Boston is the closer one/],
    [
      'c’est plus loin toronto-ottawa ou ottawa-québec',
      /^(?:Toronto–Ottawa|Ottawa–Québec), c’est plus loin/,
    ],
  ],
  'GUIDE-02 trains, bags and children': [
    ['is there a train from phuket airport to patong', /no train/],
    ['we are 6 landing at heathrow with 8 suitcases, cab or train', /Elizabeth line.*two taxis/s],
    ['do kids ride free on the subway in toronto', /12 and under/],
    ['is the new york subway ok with a wheelchair', /lifts.*buses/s],
    ['combien coûte le métro pour un enfant de 6 ans à madrid', /tarif réduit/],
  ],
  'GUIDE-02 one of two sights': [
    ['with a toddler and rain in vancouver, the aquarium or capilano', /^Vancouver Aquarium/],
    ['musée d’orsay ou tour eiffel s’il pleut?', /^Musée d'Orsay/],
  ],
  'GUIDE-02 nicknames': [
    ['is the met open on wednesday', /Metropolitan.*No, it is closed/],
    ['the bean in chicago free?', /Cloud Gate.*free/],
    ['how much is the rom', /Royal Ontario Museum/],
  ],
  'GUIDE-10 declined by its name, with the rule of thumb': [
    ['can we check in to the hotel early in lisbon, we land at 6', /15:00/],
    ['what do people wear in dubai as a woman', /shoulders and knees/],
    ['which seat is best on a 787', /seat map/],
    ['do i need snow tires in quebec in december', /1 December to 15 March/],
    ['how tall is the cn tower', /That particular figure/],
    ['what do you think about trump', /can’t help with that/],
    ['should i trust you', /travel agency/],
  ],
  'GUIDE-02 what one word turned elsewhere': [
    ['whats the best area in rome for a family of 5', /Good parts of Rome/],
    ['can you get by with english in tokyo', /Japanese/],
    ['can i swim in lake louise', /Banff/],
    ['road trip from vancouver to banff how long', /km apart/],
    ['we have 2 weeks in europe in june, where do you suggest', /Which one shall I plan/],
    ['which country has the best beaches for kids', /Which one shall I plan/],
    ['and the weather in june?', /^Which place do you mean/],
    ['altitude of mexico city', /2240 m/],
    ['my flight is at 7am, what time should i leave', /three hours/],
    ['ma fille a oublié son passeport, on part dans 2 heures', /embarque pas/],
    ['do kids need their own passport for the us', /birth certificate/],
  ],
  'GUIDE-10 papers by any word for a people': [
    [
      'my american boyfriend is coming with me to brazil, visa?',
      /United States passport to Brazil/,
    ],
    ['aussie friend visiting toronto, does she need a visa', /Australia passport to Canada/],
    ['passeport français pour aller de Paris à Montréal', /France vers Canada/],
  ],
  'GUIDE-02 wishes without a place': [
    ['no idea where to go this summer', /Some ideas/],
    ['we want sun in march, not cancun, from montreal nonstop', /What fits in March/],
    ['on veut de la plage en février de québec / mais sans avion', /voiture ou en train|Quel coin/],
    ['just lost my husband, thinking of going somewhere quiet by myself', /courage/],
  ],
  'BUDGET-04 sums with what they are for': [
    ['is 300 aed a day enough for food in dubai for 2', /without the bed/],
    [
      '2500 cad for 2 for 6 days in lisbon flights from toronto included, realistic?',
      /flights of about/,
    ],
    ['8 of us in vegas, some can do 500 for 3 nights hotel and food, ok?', /double rooms/],
    ['phuket or santorini, which costs less for a week', /Phuket is the cheaper one/],
    ['18% tip on 60', /10\.80.*70\.80/],
  ],
  'GUIDE-04 several sums at once': [
    ['50 gbp and 20 eur in cad', /together about [\d.,]+ CAD/],
    ['j’ai 30 euros et 40 usd, ça fait combien en dollars canadiens', /en tout environ/],
  ],
  'GUIDE-10 what is not known is said, with where to look': [
    ['are shops open on sunday in berlin', /hours of shops.*Germany/s],
    ['any student discount in madrid museums', /discount|adult price/],
    ['solve the equation x + 3 = 7', /can’t help with that/],
    ['qui est le roi de suède', /m’occupe de voyages/],
    ['recommend me a movie for tonight', /can’t help with that/],
    ['can i drive in vietnam with my ontario licence', /1968/],
  ],
}

for (const [family, cases] of Object.entries(families))
  describe(family, () => {
    test.each<Case>(cases)('%s', async (talk, said) => {
      expect(await textOf(talk)).toMatch(said)
    })
  })

describe('GUIDE-10 days in towns of which only the sights are written', () => {
  test.each([
    ['2 days in amsterdam with my dad who uses a wheelchair, day by day', 'Amsterdam', 2],
    ['itineraire 3 jours a prague en mai pour 2', 'Prague', 3],
    ['plan 4 days in singapore, vegetarian', 'Singapore', 4],
    ['un plan de 2 jours à Madrid avec un bébé', 'Madrid', 2],
    ['plan 3 days in rome / berlin instead, same length', 'Berlin', 3],
  ])('%s', async (talk, town, days) => {
    const answer = (await answersTo(talk.split(' / '))).at(-1)
    expect(answer?.plan?.days).toHaveLength(days)
    expect(answer?.text).toContain(town === 'Singapore' ? 'egetarian' : town)
    expect(
      answer?.plan?.days.every(({ items }) => items.some(({ kind }) => kind === 'sight')),
    ).toBe(true)
  })
})
