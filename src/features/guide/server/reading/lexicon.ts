import { isCurrency } from '#platform/shared/reference-rates.ts'

export type WordKind =
  | 'taste'
  | 'cuisine'
  | 'diet'
  | 'mobility'
  | 'transport'
  | 'currency'
  | 'nationality'
  | 'month'
  | 'weekday'
  | 'season'
  | 'number'
  | 'ordinal'
  | 'unit'

export interface Meaning {
  readonly kind: WordKind
  readonly value: string
  /** In words. */
  readonly length: number
}

/** 'value: spelling, other spelling; value: …', folded, in English and French. */
const rows: Readonly<Record<WordKind, string>> = {
  taste: `museum: museum, museums, musee, musees; gallery: gallery, galleries, galerie, galeries, art, arts; park: park, parks, parc, parcs, nature, playground, playgrounds;
    garden: garden, gardens, jardin, jardins, botanical; beach: by the sea, sea, ocean, seaside, beach, beaches, plage, plages, seaside; church: basilica, duomo, chapel, church, churches, cathedral, cathedrals, eglise, eglises, cathedrale;
    temple: temple, temples, shrine, shrines, sanctuaire; market: market, markets, marche, marches; viewpoint: viewpoint, viewpoints, views, view, lookout, panorama, panoramas, belvedere, skyline;
    neighbourhood: neighbourhood, neighbourhoods, neighborhood, neighborhoods, quartier, quartiers, districts; castle: castle, castles, chateau, chateaux; palace: palace, palaces, palais;
    ruins: ruins, ruines, archaeology, roman; theatre: theatre, theatres, theater, flamenco, fado, ballet, comedy club, puppet show, musical, musicals, opera, shows, spectacles, broadway; zoo: zoo, zoos, animals, animaux, wildlife;
    aquarium: aquarium, aquariums; theme-park: theme park, theme parks, amusement park, rollercoaster, rollercoasters, parc d attractions, rides, disney; hike: hike, hikes, hiking, trail, trails, randonnee, randonnees, trek, trekking;
    mountain: mountain, mountains, montagne, montagnes; waterfall: waterfall, waterfalls, chute, chutes, cascade; stadium: stadium, stadiums, stade, football match, soccer, hockey, baseball; library: library, libraries, bibliotheque, bookshops, books;
    memorial: memorial, memorials, war sites; bridge: bridges, ponts; island: islands, iles; village: villages; lake: lakes, lacs; hot-spring: hot spring, hot springs, onsen, thermal baths; snorkelling: snorkel, snorkelling, snorkeling, diving, scuba, plongee;
    architecture: architecture, buildings, gaudi; history: history, historic, historical, histoire, historique; shopping: shopping, shops, boutiques, magasinage; nightlife: nightlife, bars, clubs, clubbing, vie nocturne; music: music, musique, jazz, concerts;
    food: foodie, foodies, mostly food, the food, eating, bouffe, manger bien, gastronomy, gastronomie, street food, food tours; wine: wine, wines, vin, vins, vineyards, vignobles; photography: photography, photos, photo spots; science: science, dinosaurs, dinosaures, space; skiing: ski, skiing, snowboard, snowboarding; cycling: cycling, biking, velo; spa: spa, spas, wellness, massage, hammam, hammams; outdoors: outdoor, outdoors, plein air, dehors; indoors: indoor, indoors, interieur; nightlife: night life, party, partying; romantic: romantic, romantique, romantiques`,
  cuisine: `Seafood: seafood, fish, fruits de mer, poisson; Vegetarian: vegetarian restaurants; American: american food, burgers, burger; French: french food, french restaurant, cuisine francaise; Japanese: japanese food, ramen, japonais food; Italian: italian food, pasta, italian restaurant, cuisine italienne;
    Indian: indian food, curry, cuisine indienne; Chinese: chinese food, dumplings, dim sum; Thai: thai food; Greek: greek food; Steakhouse: steak, steakhouse, steaks; Pizza: pizza, pizzeria, pizzerias, pizzas; Spanish: tapas, paella, spanish food; Mexican: mexican food, tacos; Sushi: sushi; Korean: korean food, korean bbq; Vietnamese: vietnamese food, pho; Mediterranean: mediterranean food; Fast Food: fast food`,
  diet: `vegan: vegan, vegans, veganer, vegane, vegetalien, plant based; vegetarian: vegetarian, vegetarians, vegetarien, vegetarienne, veggie, no meat; gluten-free: gluten free, celiacs, gluten, celiac, coeliac, sans gluten, coeliaque; halal: halal; kosher: kosher, casher, cacher; nut-free: nut allergy, peanut allergy, nuts, peanuts, arachides, allergie aux noix; dairy-free: dairy free, lactose, lactose intolerant, sans lactose; pescatarian: pescatarian`,
  mobility: `wheelchair: wheelchair, wheelchairs, wheel chair, fauteuil roulant, mobility scooter, step free; little-walking: only walk, can only walk, bad knees, bad knee, bad hip, bad back, cane, crutches, walker, mobility issues, limited mobility, little walking, less walking, cannot walk far, cant walk far, cant walk much, cannot walk much, walks slowly, slow walker, slow walkers, not much walking, no stairs, do stairs, climb stairs, stairs, no steps, trouble walking, hard time walking, walk far, walks slow, walk slow, walk slowly, shes slow, hes slow, arthritis, bad leg, bad foot, avoid hills, no hills, do hills, climb hills, marche lentement, marche difficile, peu de marche, mobilite reduite, canne, marchette, deambulateur, mauvais genoux; stroller: stroller, strollers, pram, pushchair, buggy, poussette, poussettes`,
  transport: `train: train, trains, rail; car: car, cars, rental car, voiture, auto, driving; bus: bus, buses, coach, autobus, autocar; plane: plane, planes, fly, flying, flights, flight, avion, vol, vols; ferry: ferry, ferries, boat, bateau, traversier; metro: metro, subway, tube, underground, transit, transport public, public transport, public transportation, tram, trams; taxi: taxi, taxis, uber, cab; foot: on foot, walking, walk, a pied`,
  currency: `CAD: cad, canadian dollars, canadian dollar, dollars canadiens, dollar canadien, canadian, loonies; USD: usd, us dollars, us dollar, american dollars, dollars americains, us$, greenbacks; EUR: eur, euro, euros; GBP: gbp, pounds, pound, pound sterling, british pounds, sterling, quid, livres sterling, livre sterling; JPY: jpy, yen, yens; KRW: krw, korean won, wons, won coreen; CNY: cny, yuan, rmb, renminbi; THB: thb, baht, bahts; CHF: chf, swiss franc, swiss francs, francs suisses, franc suisse; MXN: mxn, mexican peso, mexican pesos, pesos mexicains; AED: aed, dirham, dirhams; IDR: idr, rupiah, rupiahs; INR: inr, rupee, rupees, roupie, roupies; AUD: aud, australian dollars, australian dollar; NZD: nzd, new zealand dollars; CZK: czk, koruna, crowns, couronnes tcheques; ISK: isk, icelandic krona; SEK: sek, swedish krona; NOK: nok, norwegian krone; DKK: dkk, danish krone; PLN: pln, zloty; HUF: huf, forint, forints; TRY: try, turkish lira; VND: vnd, dong; PHP: php, philippine peso; SGD: sgd, singapore dollars, singapore dollar; HKD: hkd, hong kong dollars; BRL: brl, reais; ZAR: zar, rand; MAD: mad; MVR: mvr, rufiyaa`,
  nationality: `CA: canadian, canadians, canadien, canadiens, canadienne, canadiennes; US: american, americans, americain, americaine, us citizen, us citizens; GB: british, brit, brits, english, scottish, welsh, britannique, anglais; FR: french, francais, francaise; DE: german, germans, allemand, allemande; IN: indian, indians, indien, indienne; CN: chinese, chinois, chinoise; PH: filipino, filipina, philippine, philippin, philippine passport; MX: mexican, mexicain, mexicaine; JP: japanese, japonais, japonaise; KR: korean, coreen, south korean; AU: australian, aussie, australien; NZ: new zealander, kiwi; BR: brazilian, bresilien, bresilienne; IT: italian, italien, italienne; ES: spanish, espagnol; PT: portuguese, portugais; IE: irish, irlandais; NL: dutch, neerlandais; BE: belgian, belge; CH: swiss, suisse; SE: swedish; NO: norwegian; DK: danish; FI: finnish; PL: polish, polonais; UA: ukrainian, ukrainien; RU: russian, russe; TR: turkish, turc; EG: egyptian, egyptien; MA: moroccan, marocain, marocaine; DZ: algerian, algerien, algerienne; TN: tunisian, tunisien; LB: lebanese, libanais; IR: iranian, iranien; PK: pakistani, pakistanais; BD: bangladeshi; LK: sri lankan; NG: nigerian, nigerien; GH: ghanaian; KE: kenyan; ZA: south african; CO: colombian, colombien; PE: peruvian; AR: argentinian, argentine; CL: chilean; VE: venezuelan; JM: jamaican; HT: haitian, haitien, haitienne; CU: cuban, cubain; VN: vietnamese, vietnamien; TH: thai, thailandais; ID: indonesian; MY: malaysian; SG: singaporean; TW: taiwanese; HK: hong konger; IL: israeli; SA: saudi; AE: emirati; SY: syrian; ET: ethiopian`,
  month: `1: january, jan, janvier, janv; 2: february, feb, fevrier, fevr; 3: march, mar, mars; 4: april, apr, avril; 5: may, mai; 6: june, jun, juin; 7: july, jul, juillet, juil; 8: august, aug, aout; 9: september, sept, sep, septembre; 10: october, oct, octobre; 11: november, nov, novembre; 12: december, dec, decembre`,
  weekday: `1: monday, mondays, lundi, lundis; 2: tuesday, tuesdays, mardi, mardis; 3: wednesday, wednesdays, mercredi, mercredis; 4: thursday, thursdays, jeudi, jeudis; 5: friday, fridays, vendredi, vendredis; 6: saturday, saturdays, samedi, samedis; 0: sunday, sundays, dimanche, dimanches`,
  season: `winter: winter, wintertime, hiver; spring: spring, springtime, printemps; summer: summer, summertime, ete; fall: fall, autumn, automne; christmas: christmas, xmas, noel, new year, new years, nouvel an; easter: easter, paques; march-break: march break, spring break, semaine de relache, relache`,
  number: `1: one, un, une; 2: two, deux, couple of, both, dos, zwei; 3: three, trois, tres, drei; 4: four, quatre, cuatro, vier; 5: five, cinq, cinco, cinque; 6: six; 7: seven, sept; 8: eight, huit; 9: nine, neuf; 10: ten, dix; 11: eleven, onze; 12: twelve, douze; 13: thirteen, treize; 14: fourteen, quatorze; 15: fifteen, quinze; 16: sixteen, seize; 18: eighteen; 20: twenty, vingt; 21: twenty one; 30: thirty, trente; 40: forty; 50: fifty; 100: hundred, cent; 1000: thousand, mille`,
  ordinal: `1: first, premier, premiere, 1st, 1er; 2: second, deuxieme, 2nd, 2e; 3: third, troisieme, 3rd, 3e; 4: fourth, quatrieme, 4th, 4e; 5: fifth, cinquieme; 6: sixth; 7: seventh; -1: last, final, dernier, derniere`,
  unit: `day: day, days, jour, jours, journee, journees, dias, dia, giorni, giorno, dia, tage, tag, dagen; night: night, nights, nuit, nuits, nuitee; week: week, weeks, wk, wks, semaine, semaines, semana, semanas, settimana, woche, wochen; weekend: weekend, weekends, week end, fin de semaine, fin de semana, wochenende; fortnight: fortnight, quinzaine; month: months, mois; hour: hour, hours, hrs, heures; minute: minutes, mins, min`,
}

const longest = 4

/** 'pound' beside a number is money; alone it says nothing, and neither does 'mad' or 'try'. */
const byFirst = new Map<
  string,
  { readonly words: readonly string[]; readonly meaning: Meaning }[]
>()
for (const [kind, text] of Object.entries(rows) as [WordKind, string][])
  for (const row of text.split(';')) {
    const [value = '', spellings = ''] = row.trim().split(/:\s*/)
    if (kind === 'currency' && !isCurrency(value)) continue
    for (const spelling of spellings.split(',')) {
      const words = spelling.trim().split(' ')
      const [first = ''] = words
      const same = byFirst.get(first) ?? []
      same.push({ words, meaning: { kind, value, length: words.length } })
      byFirst.set(first, same)
    }
  }

/** Each word that means something by itself. */
export const lexiconWords: readonly string[] = [...byFirst]
  .filter(([, all]) => all.some(({ words }) => words.length === 1))
  .map(([word]) => word)

/** What the words from here may mean, the longest first. */
export function meaningsAt(textAt: (at: number) => string, at: number): readonly Meaning[] {
  return (byFirst.get(textAt(at)) ?? [])
    .filter(
      ({ words }) => words.length <= longest && words.every((word, by) => textAt(at + by) === word),
    )
    .map(({ meaning }) => meaning)
    .toSorted((a, b) => b.length - a.length)
}

export const meaningOf = (
  textAt: (at: number) => string,
  at: number,
  kind: WordKind,
): Meaning | undefined => meaningsAt(textAt, at).find((meaning) => meaning.kind === kind)
