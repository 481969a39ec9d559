import type { UnknownThing } from './unknown-things.ts'

/** Kinds of travel that Wayleaf has no offers of, and rules that change from town to town. */
export const unsoldThings: readonly UnknownThing[] = [
  {
    words:
      /\ball inclusive\b|\btout (?:inclus|compris)\b|\b(?:vacation|holiday|travel) packages?\b|\bpackage (?:deals?|holidays?|tours?)\b|\bforfaits? (?:vacances|tout|voyage|soleil|dans le sud)\b|\bresort packages?\b/,
    en: 'all-inclusive packages and their prices',
    fr: 'les forfaits tout compris et leurs prix',
    asksEn:
      'we plan flights, stays and days one by one and have no packages. I can give the climate of a month, nonstop flights and sample hotels of a town: Cancún or Punta Cana, say',
    asksFr:
      'nous planifions vols, hébergements et journées un à un et n’avons pas de forfaits. Je peux donner le climat d’un mois, les vols sans escale et des hôtels d’exemple d’une ville : Cancún ou Punta Cana, par exemple',
    always: true,
  },
  {
    words: /\bcruis(?:e|es|ing)\b|\bcroisieres?\b/,
    en: 'cruises, their ports and dates',
    fr: 'les croisières, leurs ports et leurs dates',
    asksEn:
      'the cruise lines’ sites have them. What lies on land I can help with: the days before and after in a town, flights, papers',
    asksFr:
      'les sites des compagnies les donnent. Pour ce qui est à terre, je peux aider : les jours d’avant et d’après en ville, les vols, les papiers',
    always: true,
  },
  {
    words:
      /\btax(?:es)?\b.{0,120}\bhotels?\b|\bhotels?\b.{0,120}\btax(?:es)?\b|\b(?:tourist|city|hotel|visitor|occupancy|bed) tax(?:es)?\b|\btaxes? (?:de sejour|touristiques?|d hebergement)\b|\bentry fee\b(?=.{0,120}\b(?:city|town|venice|country)\b)/,
    en: 'tourist taxes',
    fr: 'les taxes de séjour',
    asksEn:
      'many towns ask some dollars a night, mostly paid at the hotel, and a few a fee for day visitors: the hotel’s offer and the town’s own site say how much',
    asksFr:
      'bien des villes demandent quelques dollars par nuit, payés surtout à l’hôtel, et quelques-unes un droit aux visiteurs d’un jour : l’offre de l’hôtel et le site de la ville donnent le montant',
    always: true,
  },
  {
    words:
      /\bl ?g ?b ?t\w*\b|\b2slgbt\w*|\bgay\b(?! bars?)|\bqueer\b|\blesbian\w*|\blesbiennes?\b|\bsame sex\b|\b(?:meme|same) sexe\b|\btrans(?:gender)?\b(?! (?:canada|siber\w*|atlantic|canadien\w*)\b)|\bboth (?:women|men|girls|guys)\b|\b(?:2|two|deux) (?:wives|husbands|moms|dads|mums|mamans|papas)\b|\b(?:deux|2) (?:femmes|hommes) (?:mariee?s|en couple)\b|\bunmarried\b|\bpas maries?\b|\bnot married\b/,
    en: 'how each place treats couples',
    fr: 'la façon dont chaque endroit traite les couples',
    asksEn:
      'in Canada, most of Europe, Japan, Australia and New Zealand nobody asks; in some countries, the United Arab Emirates, Indonesia and Morocco among them, law or custom is against same-sex couples, in some against unmarried ones. The travel advice at travel.gc.ca has a section for each country',
    asksFr:
      'au Canada, dans presque toute l’Europe, au Japon, en Australie et en Nouvelle-Zélande, personne ne demande ; dans certains pays, dont les Émirats arabes unis, l’Indonésie et le Maroc, la loi ou l’usage est contre les couples de même sexe, parfois contre les couples non mariés. Les conseils à voyage.gc.ca ont une section pour chaque pays',
    always: true,
  },
  {
    words:
      /\b(?:4x4|4 x 4|four wheel drive|suv|campervans?|camper vans?|motorhomes?|rv (?:rental|trip|park)|\brvs?\b|vr de location|scooters?|mopeds?|mobylettes?)\b|\b(?:rent|hire|rental|louer|location (?:de|d))\b(?: \w+){0,3} (?:cars?|vans?|bikes?|voitures?|autos?|chars?|velos?)\b/,
    en: 'rental vehicles, their prices and terms',
    fr: 'les véhicules de location, leurs prix et conditions',
    asksEn:
      'the rental companies have them. As a rule book ahead for summer, have a credit card in the driver’s name, and look at what the insurance leaves out (gravel, water, other countries); what your licence is good for I can tell by country',
    asksFr:
      'les loueurs les donnent. En règle générale, réservez d’avance pour l’été, ayez une carte de crédit au nom du conducteur, et regardez ce que l’assurance exclut (gravier, eau, autres pays) ; ce que vaut votre permis, je peux le dire pays par pays',
  },
  {
    words:
      /\bvillas?\b|\bcottages?\b|\bchalets?\b|\bcondos?\b|\bvrbo\b|\b(?:vacation|holiday) rentals?\b|\blocations? de vacances\b/,
    en: 'flats, cottages and villas to rent',
    fr: 'les logements, chalets et villas à louer',
    asksEn:
      'they have a page of their own, Vacation rentals (/search), which searches them by town and nights. Here I can list sample hotels and what they cost: several double rooms, or a suite',
    asksFr:
      'ils ont leur propre page, Vacation rentals (/search), qui les cherche par ville et par nuits. Ici, je peux nommer des hôtels d’exemple avec leurs prix : plusieurs chambres doubles, ou une suite',
  },
  {
    words: /\bcampings?\b|\bcampgrounds?\b|\bcampsites?\b|\bterrains? de camping\b/,
    en: 'campsites',
    fr: 'les campings',
    asksEn: 'we have none on offer. Sample hotels and what they cost I can list',
    asksFr: 'nous n’en offrons pas. Je peux nommer des hôtels d’exemple avec leurs prix',
  },
]
