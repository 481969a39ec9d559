/** A question that our data cannot answer: its name, and the source to ask. */
export interface UnknownThing {
  /** Over the folded message. */
  readonly words: RegExp
  readonly en: string
  readonly fr: string
  readonly asksEn: string
  readonly asksFr: string
  /** It lies ahead or changes by the hour: said before anything else that the words would mean. */
  readonly always?: true
}

export const unknownThings: readonly UnknownThing[] = [
  {
    words:
      /\b(?:early|late) check ?(?:in|out)\b|\bcheck ?(?:in|out)\b(?=.{0,120}\b(?:hotel|room|airbnb|early|late)\b)|\b(?:hotel|room|airbnb)\b.{0,120}\bcheck ?(?:in|out)\b|\b(?:avoir|entrer dans) (?:la|notre|ma) chambre (?:plus tot|avant)\b/,
    en: 'the hours at which rooms are free',
    fr: 'les heures où les chambres sont libres',
    asksEn:
      'most hotels give rooms from about 15:00 and want them back by 11:00 or noon; ask yours for an earlier one, and nearly all keep bags until then',
    asksFr:
      'la plupart des hôtels donnent les chambres vers 15 h et les reprennent à 11 h ou à midi ; demandez au vôtre, et presque tous gardent les bagages en attendant',
    always: true,
  },
  {
    words:
      /\b(?:wear|dress|shorts|shoulders|tank tops?|leggings|bikini|habill\w*|epaules|decollete)\b(?=.{0,120}\b(?:wom[ae]n|mosques?|temples?|church\w*|vatican|ramadan|muslim|femmes?|mosquees?|eglises?)\b)|\b(?:wom[ae]n|mosques?|temples?|church\w*|vatican|femmes?|mosquees?|eglises?)\b.{0,120}\b(?:wear|dress|shorts|shoulders|habill\w*|cover up)\b/,
    en: 'the dress code of each place',
    fr: 'le code vestimentaire de chaque lieu',
    asksEn:
      'as a rule cover shoulders and knees in churches, mosques and temples, women their hair in mosques; on the streets of Dubai or Marrakech modest clothes are the polite choice, on beaches and in hotels swimwear is usual',
    asksFr:
      'en règle générale, couvrez épaules et genoux dans les églises, mosquées et temples, les femmes leurs cheveux dans les mosquées ; dans les rues de Dubaï ou de Marrakech, une tenue sobre est plus polie, à la plage et à l’hôtel le maillot est courant',
    always: true,
  },
  {
    words: /\b(?:which|best|quel|meilleur) (?:seats?|siege)\b/,
    en: 'seats in aeroplanes',
    fr: 'les sièges d’avion',
    asksEn:
      'the airline’s seat map shows them when you check in; over the wings it is calmest, in front quietest',
    asksFr:
      'le plan de cabine de la compagnie les montre à l’enregistrement ; au-dessus des ailes, c’est plus stable, à l’avant, plus calme',
  },
  {
    words: /\b(?:snow|winter) tires?\b|\bpneus? d hiver\b/,
    en: 'winter tires everywhere',
    fr: 'les pneus d’hiver partout',
    asksEn:
      'in Québec they are compulsory from 1 December to 15 March on vehicles registered there, rental cars included; on mountain roads of British Columbia from October on. Elsewhere the rental company tells',
    asksFr:
      'au Québec, ils sont obligatoires du 1er décembre au 15 mars pour les véhicules immatriculés là, autos de location comprises ; sur les routes de montagne de Colombie-Britannique, à partir d’octobre. Ailleurs, le loueur le dit',
    always: true,
  },
  {
    words: /\bstrik(?:e|es|ing)\b|\bwalkouts?\b|\bgreves?\b|\bdebrayages?\b/,
    en: 'strikes',
    fr: 'les grèves',
    asksEn:
      'nobody can foretell them, and I see no news. Rail and air carriers announce what runs a day or two before: in France SNCF, elsewhere the carrier’s own site',
    asksFr:
      'personne ne peut les prévoir, et je ne vois pas l’actualité. Les transporteurs annoncent un ou deux jours d’avance ce qui circule : en France la SNCF, ailleurs le site de la compagnie',
    always: true,
  },
  {
    words:
      /\b(?:protests?|riots?|coup|earthquakes?|hurricanes? (?:this|now|coming)|erupt\w*|eruptions?|wildfires?|manifestations?|manifs?|emeutes?|seismes?|tremblements? de terre|feux de foret)\b/,
    en: 'events of that kind',
    fr: 'les événements de ce genre',
    asksEn: 'I see no news. The travel advice at travel.gc.ca follows them day by day',
    asksFr:
      'je ne vois pas l’actualité. Les conseils aux voyageurs, à voyage.gc.ca, les suivent au jour le jour',
  },
  {
    words:
      /\b(?:terminals?|which gate|boarding gates?|lounges?|salons? vip|terminale?s?|porte d embarquement)\b/,
    en: 'terminals, gates and lounges',
    fr: 'les terminaux, portes et salons',
    asksEn: 'the booking, the airline’s app and the airport’s site show them on the day',
    asksFr:
      'la réservation, l’appli de la compagnie et le site de l’aéroport les montrent le jour même',
    always: true,
  },
  {
    words:
      /\b(?:supermarkets?|grocer\w*|shops?|stores?|malls?|magasins?|epiceries?|supermarches?|centres? commercia\w*|pharmac\w*)\b(?=.{0,120}\b(?:open\w*|clos\w*|hours?|shut|sundays?|ouv\w*|ferm\w*|heures?|dimanches?)\b)|\b(?:open\w*|clos\w*|ouv\w*|ferm\w*|everything|tout)\b.{0,120}\b(?:shops?|stores?|supermarkets?|magasins?|epiceries?|supermarches?)\b/,
    en: 'the hours of shops',
    fr: 'les heures des magasins',
    asksEn:
      'as a rule most shops of Germany, Austria and Switzerland stay shut on Sundays, in France, Spain and Italy many do; elsewhere large ones are open every day. A map app shows the hours of each',
    asksFr:
      'en général, presque tous les magasins d’Allemagne, d’Autriche et de Suisse ferment le dimanche, et beaucoup en France, en Espagne et en Italie ; ailleurs, les grands ouvrent chaque jour. Une appli de cartes montre les heures de chacun',
  },
  {
    words:
      /\b(?:discounts?|senior (?:discount|rates?|prices?)|student (?:discount|rates?|prices?|card)|city pass|city card|museum pass|tourist card|rabais|tarifs? (?:reduits?|etudiants?|aines?)|carte (?:etudiante|touristique)|passe? musees?|city ?pass)\b/,
    en: 'discounts and city passes',
    fr: 'les rabais et les cartes touristiques',
    asksEn:
      'the places’ own sites and the tourist office have them. A pass pays when its price is below that of the tickets you would buy anyway: I can tell you those',
    asksFr:
      'les sites des lieux et l’office de tourisme les donnent. Une carte vaut la peine si elle coûte moins que les billets que vous achèteriez de toute façon : je peux vous donner ceux-ci',
  },
  {
    words: /\b(?:souvenirs?|what to buy|bring (?:back|home)|gifts?|cadeaux?|rapporter|ramener)\b/,
    en: 'souvenirs',
    fr: 'les souvenirs',
    asksEn:
      'markets are the place to look, and I can list those I know. Mind the customs’ limits coming home (cbsa-asfc.gc.ca)',
    asksFr:
      'les marchés sont le bon endroit, et je peux nommer ceux que je connais. Attention aux limites de la douane au retour (cbsa-asfc.gc.ca)',
  },
  {
    words:
      /\b(?:metro|subway|underground|buses|bus|trams?|streetcars?|autobus|tramways?|transit|transports? en commun|public transport(?:ation)?|oyster|navigo|suica|day pass|travel ?card)\b/,
    en: 'public transport, its fares and hours',
    fr: 'le transport en commun, ses tarifs et ses heures',
    asksEn: 'the operator’s site and map apps show them',
    asksFr: 'le site du transporteur et les applis de cartes les donnent',
  },
  {
    words: /\b(?:taxis?|uber|lyft|grab|cabs?|rideshare)\b/,
    en: 'taxis and ride apps',
    fr: 'les taxis et les applis de course',
    asksEn: 'your hotel knows what is usual and fair',
    asksFr: 'votre hôtel sait ce qui est d’usage',
  },
  {
    words: /\b(?:parking|park (?:the|my|our)|stationnement|stationner|garer)\b/,
    en: 'parking',
    fr: 'le stationnement',
    asksEn: 'the town’s own site tells zones and prices',
    asksFr: 'le site de la ville donne zones et prix',
  },
  {
    words: /\b(?:laundr\w*|laundromat|buanderie|laverie|lavage)\b/,
    en: 'laundries',
    fr: 'les laveries',
    asksEn: 'your hotel or a map shows the next one',
    asksFr: 'votre hôtel ou une carte indique la plus proche',
  },
  {
    words:
      /\b(?:luggage storage|left luggage|(?:store|leave|drop|keep|stash) (?:my|our|the) (?:bags?|luggage|suitcases?|stuff|things)|lockers?|consignes? (?:a bagages|automatiques?)|(?:laisser|deposer) (?:mes|nos|les) (?:bagages|valises))\b/,
    en: 'luggage storage',
    fr: 'les consignes à bagages',
    asksEn: 'large stations and your hotel usually keep bags',
    asksFr: 'les grandes gares et votre hôtel gardent d’habitude les bagages',
    always: true,
  },
  {
    words: /\b(?:hospitals?|hopital|hopitaux|doctors?|clinics?|clinique|pharmac\w*|dentiste?s?)\b/,
    en: 'doctors and pharmacies',
    fr: 'les médecins et les pharmacies',
    asksEn: 'your insurer’s emergency line and your hotel name one',
    asksFr: 'la ligne d’urgence de votre assureur et votre hôtel en indiquent',
  },
  {
    words:
      /\b(?:nightlife|nightclubs?|clubs?|clubbing|discos?|vie nocturne|boites? de nuit|gay bars?|lgbt\w*|queer)\b/,
    en: 'nightlife and clubs',
    fr: 'la vie nocturne',
    asksEn: 'local listings tell what is on',
    asksFr: 'les agendas locaux le disent',
  },
  {
    words:
      /\b(?:festivals?|fetes?|celebrations?|happening|what s on|going on|concerts?|events?|evenements?|games?|matchs?|match|parades?|exhibitions?|expositions?|expos?|shows? (?:on|playing)|spectacles?)\b/,
    en: 'events and dates of shows',
    fr: 'les événements et leurs dates',
    asksEn: 'the tourist office’s calendar has them',
    asksFr: 'le calendrier de l’office de tourisme les donne',
  },
  {
    words: /\b(?:atms?|guichets?|banks?|banques?|exchange office|bureau de change)\b/,
    en: 'banks and cash machines',
    fr: 'les banques et les guichets',
    asksEn: 'your bank’s site shows its partners abroad',
    asksFr: 'le site de votre banque montre ses partenaires à l’étranger',
  },
  {
    words: /\b(?:toilets?|washrooms?|restrooms?|bathrooms?|toilettes|salles? de bain publiques?)\b/,
    en: 'public toilets',
    fr: 'les toilettes publiques',
    asksEn: 'museums, stations and cafés have them',
    asksFr: 'musées, gares et cafés en ont',
  },
  {
    words: /\b(?:smok(?:e|ing)|vap(?:e|es|ing)|fumer|vapoter|cigarettes?)\b/,
    en: 'the rules on smoking',
    fr: 'les règles sur le tabac',
    asksEn: 'inside restaurants and hotels it is forbidden in most countries: look for the signs',
    asksFr: 'à l’intérieur, c’est interdit dans la plupart des pays : regardez les affiches',
  },
  {
    words: /\bdrones?\b/,
    en: 'the rules on drones',
    fr: 'les règles sur les drones',
    asksEn: 'the country’s aviation authority tells them, and many towns forbid them',
    asksFr: 'l’autorité de l’aviation du pays les donne, et bien des villes les interdisent',
  },
  {
    words: /\b(?:dress codes?|cover (?:my|our|your)|shorts|tenue|habille\w*|veil|voile|hijab)\b/,
    en: 'dress codes',
    fr: 'les codes vestimentaires',
    asksEn:
      'in churches, mosques and temples cover shoulders and knees; each place has its own rule',
    asksFr:
      'dans les églises, mosquées et temples, couvrez épaules et genoux ; chaque lieu a sa règle',
  },
  {
    words:
      /\b(?:rent|rental apartments?|loyers?|real estate|immobilier|buy a house|maison a vendre)\b/,
    en: 'rents and houses',
    fr: 'les loyers et l’immobilier',
    asksEn: 'that is beyond travel: local agencies know',
    asksFr: 'cela dépasse le voyage : les agences locales le savent',
  },
  {
    words:
      /\b(?:gas|petrol|essence|gasoline|tolls?|peages?|electric car|charging stations?|bornes?)\b/,
    en: 'fuel, tolls and charging',
    fr: 'l’essence, les péages et la recharge',
    asksEn: 'the automobile club (CAA) and the rental company know',
    asksFr: 'le club automobile (CAA) et le loueur le savent',
  },
  {
    words: /\b(?:ferry|ferries|boat to|traversiers?|bateau pour)\b/,
    en: 'ferries and their timetables',
    fr: 'les traversiers et leurs horaires',
    asksEn: 'the ferry companies’ sites have them',
    asksFr: 'les sites des compagnies les donnent',
  },
  {
    words: /\b(?:population|inhabitants|habitants|how many people live|history of|histoire de)\b/,
    en: 'figures and history of that kind',
    fr: 'les chiffres et l’histoire de ce genre',
    asksEn: 'an encyclopedia tells them',
    asksFr: 'une encyclopédie les donne',
  },
  {
    words:
      /\b(?:mosquitoe?s?|bugs?|sharks?|snakes?|spiders?|moustiques?|requins?|serpents?|araignees?|meduses?|jellyfish)\b/,
    en: 'insects and animals to beware of',
    fr: 'les insectes et les bêtes dont se méfier',
    asksEn: 'the travel advice at travel.gc.ca and your hotel tell what is usual there',
    asksFr: 'les conseils à voyage.gc.ca et votre hôtel disent ce qui est courant',
  },
  {
    words: /\b(?:wi ?fi|internet|5g|coverage|reseau|cell signal)\b/,
    en: 'network coverage',
    fr: 'la couverture du réseau',
    asksEn: 'your carrier’s map shows it',
    asksFr: 'la carte de votre fournisseur la montre',
  },
  {
    words:
      /\b(?:gyms?|swimming pool|piscine publique|church service|mass times|messe|mosques?|synagogues?)\b/,
    en: 'gyms, pools and services',
    fr: 'les gyms, piscines et offices religieux',
    asksEn: 'a map and their own sites tell where and when',
    asksFr: 'une carte et leurs sites disent où et quand',
  },
]
