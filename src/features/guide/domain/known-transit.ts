import { wordTable } from '#platform/shared/word-table.ts'

/**
 * How one gets in from the airport, whether trains and stations take wheelchairs, and what children pay on them:
 * general knowledge of towns in the atlas, written down on 2026-11-22. No timetables; fares only where a rule sets them.
 */
export const transitAsOf = '2026-11-22'

type Told = readonly [en: string, fr: string]

interface TownTransit {
  readonly airport?: Told
  readonly stepFree?: Told
  readonly children?: Told
}

/** Names of airports, and the city of each. */
export const airportsByName: readonly (readonly [RegExp, string])[] = [
  [/\b(?:heathrow|gatwick|stansted|luton)\b/, 'london'],
  [/\b(?:roissy|charles de gaulle|orly|cdg)\b/, 'paris'],
  [/\bpearson\b/, 'toronto'],
  [/\b(?:trudeau|dorval)\b/, 'montreal'],
  [/\b(?:narita|haneda)\b/, 'tokyo'],
  [/\bfiumicino\b/, 'rome'],
  [/\bschiphol\b/, 'amsterdam'],
  [/\b(?:o hare|ohare|midway)\b/, 'chicago'],
  [/\b(?:jfk|newark|la ?guardia)\b/, 'new-york'],
  [/\bbarajas\b/, 'madrid'],
  [/\bchangi\b/, 'singapore'],
  [/\bsea ?tac\b/, 'seattle'],
]

export const knownTransit = wordTable<TownTransit>({
  paris: {
    airport: [
      'From Charles de Gaulle the RER B takes some 35 to 50 minutes to the centre; taxis have a fixed fare (56 euros to the right bank, 65 to the left, in 2025) and take four people with ordinary bags. From Orly goes metro line 14.',
      'De Charles-de-Gaulle, le RER B met de 35 à 50 minutes jusqu’au centre ; les taxis ont un forfait (56 euros rive droite, 65 rive gauche, en 2025) et prennent quatre personnes avec des bagages ordinaires. D’Orly, c’est le métro 14.',
    ],
    stepFree: [
      'Few stations of the old metro are step-free: line 14 and some newer stations are, and part of the RER; all buses and the trams take wheelchairs, and accessible taxis (G7 Access) are booked ahead.',
      'Peu de stations du vieux métro sont sans marches : la ligne 14 et quelques stations neuves le sont, et une partie du RER ; tous les bus et les trams prennent les fauteuils, et des taxis accessibles (G7 Access) se réservent.',
    ],
    children: [
      'Children under 4 travel free, those from 4 to 9 at half price by the ticket.',
      'Les moins de 4 ans voyagent gratuitement, les 4 à 9 ans à demi-tarif au billet.',
    ],
  },
  london: {
    airport: [
      'From Heathrow the Elizabeth line takes some 30 to 40 minutes to the centre, the Piccadilly line about an hour, the Heathrow Express 15 minutes to Paddington; Gatwick, Stansted and Luton have trains.',
      'De Heathrow, l’Elizabeth line met de 30 à 40 minutes jusqu’au centre, la Piccadilly line environ une heure, le Heathrow Express 15 minutes jusqu’à Paddington ; Gatwick, Stansted et Luton ont des trains.',
    ],
    stepFree: [
      'About a third of the Tube’s stations are step-free, all of the Elizabeth line among them; all buses and black cabs have ramps.',
      'Environ le tiers des stations du métro sont sans marches, dont toutes celles de l’Elizabeth line ; tous les bus et les taxis noirs ont des rampes.',
    ],
    children: [
      'Children under 11 travel free on the Tube with a paying adult (up to four of them), and free on buses; from 11 to 15 there are young visitor discounts.',
      'Les moins de 11 ans voyagent gratuitement dans le métro avec un adulte payant (jusqu’à quatre), et gratuitement en bus ; de 11 à 15 ans, il y a des rabais.',
    ],
  },
  rome: {
    airport: [
      'From Fiumicino the Leonardo Express takes 32 minutes to Termini; coaches to Termini take about an hour and cost much less, and the regional train FL1 goes to Trastevere, Ostiense and Tiburtina; taxis to the centre have a fixed fare.',
      'De Fiumicino, le Leonardo Express met 32 minutes jusqu’à Termini ; les autocars y mettent environ une heure pour bien moins cher, et le train régional FL1 dessert Trastevere, Ostiense et Tiburtina ; les taxis vers le centre ont un forfait.',
    ],
    children: [
      'Children up to 10 travel free with an adult.',
      'Les enfants jusqu’à 10 ans voyagent gratuitement avec un adulte.',
    ],
  },
  'new-york': {
    airport: [
      'From JFK the AirTrain meets the subway and the LIRR (some 50 to 75 minutes in all), yellow cabs have a flat fare to Manhattan; Newark has a train to Penn Station, LaGuardia buses to the subway.',
      'De JFK, l’AirTrain rejoint le métro et le LIRR (de 50 à 75 minutes en tout), les taxis jaunes ont un forfait vers Manhattan ; Newark a un train vers Penn Station, LaGuardia des bus vers le métro.',
    ],
    stepFree: [
      'About a third of the subway’s stations have lifts, and those are often out of order; all buses have ramps, and there are accessible taxis.',
      'Environ le tiers des stations de métro ont un ascenseur, souvent en panne ; tous les bus ont une rampe, et il y a des taxis accessibles.',
    ],
    children: [
      'Up to three children under 44 inches (112 cm) ride free with an adult.',
      'Jusqu’à trois enfants de moins de 112 cm voyagent gratuitement avec un adulte.',
    ],
  },
  chicago: {
    airport: [
      'From O’Hare the Blue Line runs day and night, some 45 minutes to the Loop; from Midway goes the Orange Line.',
      'D’O’Hare, la Blue Line roule jour et nuit, environ 45 minutes jusqu’au Loop ; de Midway, c’est l’Orange Line.',
    ],
  },
  toronto: {
    airport: [
      'From Pearson the UP Express takes 25 minutes to Union Station, though not in the middle of the night; then night buses and taxis are left.',
      'De Pearson, l’UP Express met 25 minutes jusqu’à Union, mais pas au milieu de la nuit ; il reste alors des bus de nuit et des taxis.',
    ],
    stepFree: [
      'Most subway stations and all buses and streetcars are step-free.',
      'La plupart des stations de métro et tous les bus et tramways sont sans marches.',
    ],
    children: [
      'Children of 12 and under ride the TTC free.',
      'Les 12 ans et moins voyagent gratuitement avec la TTC.',
    ],
  },
  montreal: {
    airport: [
      'Bus 747 runs between the airport and downtown day and night, every day of the year, some 45 to 70 minutes; taxis have a fixed fare to the centre.',
      'Le bus 747 circule entre l’aéroport et le centre-ville 24 heures sur 24, tous les jours de l’année, de 45 à 70 minutes ; les taxis ont un tarif fixe vers le centre.',
    ],
    stepFree: [
      'Not half of the metro’s stations have lifts; buses have ramps.',
      'Moins de la moitié des stations de métro ont un ascenseur ; les bus ont une rampe.',
    ],
    children: [
      'Children of 11 and under ride free with an adult.',
      'Les 11 ans et moins voyagent gratuitement avec un adulte.',
    ],
  },
  vancouver: {
    airport: [
      'The Canada Line takes some 25 minutes to downtown.',
      'La Canada Line met environ 25 minutes jusqu’au centre-ville.',
    ],
    stepFree: [
      'All SkyTrain stations have lifts, and buses have ramps.',
      'Toutes les stations du SkyTrain ont un ascenseur, et les bus une rampe.',
    ],
    children: ['Children of 12 and under ride free.', 'Les 12 ans et moins voyagent gratuitement.'],
  },
  ottawa: {
    airport: [
      'The O-Train reaches the airport since 2025 (lines 4 and 2, with changes), and bus 97.',
      'L’O-Train dessert l’aéroport depuis 2025 (lignes 4 et 2, avec correspondances), ainsi que le bus 97.',
    ],
  },
  seattle: {
    airport: [
      'The Link light rail takes some 40 minutes to downtown.',
      'Le Link (train léger) met environ 40 minutes jusqu’au centre.',
    ],
  },
  tokyo: {
    airport: [
      'From Haneda the monorail or the Keikyu line take 20 to 30 minutes; from Narita the Skyliner about 40 to Ueno, the Narita Express about an hour to Tokyo Station. None of them runs in the middle of the night.',
      'De Haneda, le monorail ou la ligne Keikyu mettent de 20 à 30 minutes ; de Narita, le Skyliner environ 40 jusqu’à Ueno, le Narita Express environ une heure jusqu’à la gare de Tokyo. Aucun ne roule au milieu de la nuit.',
    ],
    stepFree: [
      'Nearly all stations have lifts, and staff lay ramps into the trains.',
      'Presque toutes les stations ont un ascenseur, et le personnel pose des rampes.',
    ],
    children: [
      'Children under 6 ride free (two for each adult), those from 6 to 11 at half price.',
      'Les moins de 6 ans voyagent gratuitement (deux par adulte), les 6 à 11 ans à demi-tarif.',
    ],
  },
  kyoto: {
    airport: [
      'From Kansai airport the Haruka express takes some 75 to 80 minutes.',
      'De l’aéroport du Kansai, l’express Haruka met de 75 à 80 minutes.',
    ],
  },
  barcelona: {
    airport: [
      'The Aerobús takes some 35 minutes to Plaça de Catalunya; there are a train (R2 Nord) and the metro (L9) as well.',
      'L’Aerobús met environ 35 minutes jusqu’à la Plaça de Catalunya ; il y a aussi un train (R2 Nord) et le métro (L9).',
    ],
  },
  lisbon: {
    airport: [
      'The red line of the metro begins at the airport, some 25 to 30 minutes to the centre; not in the middle of the night.',
      'La ligne rouge du métro part de l’aéroport, de 25 à 30 minutes jusqu’au centre ; pas au milieu de la nuit.',
    ],
  },
  amsterdam: {
    airport: [
      'Trains from Schiphol take some 15 minutes to Centraal, and run at night as well, less often.',
      'Les trains de Schiphol mettent environ 15 minutes jusqu’à Centraal, et roulent aussi la nuit, moins souvent.',
    ],
  },
  berlin: {
    airport: [
      'Regional trains (FEX) and the S-Bahn take some 25 to 45 minutes from BER to the centre.',
      'Les trains régionaux (FEX) et le S-Bahn mettent de 25 à 45 minutes de BER au centre.',
    ],
  },
  prague: {
    airport: [
      'There is no train: trolleybus 59 runs to metro line A (Nádraží Veleslavín), some 40 minutes in all to the centre.',
      'Il n’y a pas de train : le trolleybus 59 mène au métro A (Nádraží Veleslavín), environ 40 minutes en tout jusqu’au centre.',
    ],
    children: [
      'Children under 15 ride free, with a proof of age.',
      'Les moins de 15 ans voyagent gratuitement, avec une preuve d’âge.',
    ],
  },
  madrid: {
    airport: [
      'Metro line 8, suburban trains from Terminal 4, and an express bus that runs day and night to Cibeles.',
      'Le métro 8, des trains de banlieue du terminal 4, et un bus express jour et nuit vers Cibeles.',
    ],
  },
  singapore: {
    airport: [
      'The MRT takes some 35 to 40 minutes with a change at Tanah Merah; at night there are taxis.',
      'Le MRT met de 35 à 40 minutes avec un changement à Tanah Merah ; la nuit, il y a des taxis.',
    ],
    stepFree: [
      'All MRT stations have lifts, and buses have ramps.',
      'Toutes les stations du MRT ont un ascenseur, et les bus une rampe.',
    ],
  },
  dubai: {
    airport: [
      'The metro’s red line stops at terminals 1 and 3, not in the middle of the night; taxis are plenty.',
      'La ligne rouge du métro dessert les terminaux 1 et 3, pas au milieu de la nuit ; les taxis sont nombreux.',
    ],
  },
  santorini: {
    airport: [
      'No, there is no train on the island: a bus goes to Fira, where one changes for Oia; taxis are few, so book a transfer.',
      'Non, il n’y a pas de train sur l’île : un autobus va à Fira, où l’on change pour Oia ; les taxis sont rares, réservez un transfert.',
    ],
  },
  bali: {
    airport: [
      'There is no train: one takes a taxi, a ride app or a driver.',
      'Il n’y a pas de train : on prend un taxi, une appli de course ou un chauffeur.',
    ],
  },
  phuket: {
    airport: [
      'There is no train: airport buses, minivans and taxis drive to the town and the beaches.',
      'Il n’y a pas de train : des autobus, des minibus et des taxis vont à la ville et aux plages.',
    ],
  },
  maldives: {
    airport: [
      'Resorts are reached by boat or plane, and arrange it. Seaplanes fly by daylight only: who lands after about 15:30 usually spends a night near Malé and flies on in the morning; speedboats to the nearer islands, and domestic flights, go later. Ask the resort before you book the flight.',
      'On rejoint les hôtels en bateau ou en avion, et ils l’organisent. Les hydravions ne volent que de jour : qui atterrit après 15 h 30 environ passe d’habitude la nuit près de Malé et repart le matin ; des vedettes vers les îles proches et des vols intérieurs partent plus tard. Demandez à l’hôtel avant de réserver le vol.',
    ],
  },
  'swiss-alps': {
    airport: [
      'Trains leave from inside the airports of Zürich and Geneva for the mountains.',
      'Des trains partent des aéroports mêmes de Zurich et de Genève vers les montagnes.',
    ],
  },
  banff: {
    airport: [
      'There is no train from Calgary: shuttle buses take about two hours.',
      'Il n’y a pas de train depuis Calgary : des navettes mettent environ deux heures.',
    ],
  },
})
