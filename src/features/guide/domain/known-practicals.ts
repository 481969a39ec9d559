import type { KnownText } from './about-wayleaf.ts'

/**
 * General knowledge for travellers that holds nearly everywhere, with the authority to ask; written for this
 * guide on 2026-11-21.
 */
export const practicalsAsOf = '2026-11-21'

export interface Practical extends KnownText {
  /** Also where a length of stay is named, which else is a plan. */
  readonly anyLength?: true
}

export const practicals: readonly Practical[] = [
  {
    words:
      /\b(?:lost|lose|stolen|stole|steals?|robbed|pickpocket\w*|perdu\w*|vole(?:e|s|es|r)?|derobe\w*)\b(?=.{0,120}\b(?:passports?|passeports?|wallet|portefeuille|purse|sac|bags?|phone|telephone|cell\w*|cards?|cartes?|money|argent|id|everything|tout)\b)|\b(?:passports?|passeports?|wallet|portefeuille|purse|sac|bags?|phone|telephone|cell\w*|cards?|cartes?)\b.{0,120}\b(?:lost|stolen|stole|robbed|perdu\w*|vole(?:e|s|es)?)\b|i got robbed|on m a vole|me suis fait voler/,
    en: 'I’m sorry. First report it to the local police and keep the report: insurers and embassies ask for it. A lost or stolen passport: the nearest embassy or consulate of your country issues an emergency travel document; Canadians reach Ottawa’s emergency watch day and night, see travel.gc.ca. Block cards and the phone at once with the bank and the carrier, and tell your travel insurer.',
    fr: 'Je suis désolé. Déclarez-le d’abord à la police locale et gardez le rapport : assureurs et ambassades le demandent. Passeport perdu ou volé : l’ambassade ou le consulat le plus proche de votre pays délivre un document de voyage d’urgence ; les Canadiens joignent jour et nuit le centre de surveillance d’Ottawa, voir voyage.gc.ca. Faites bloquer cartes et téléphone tout de suite, et avisez votre assureur.',
  },
  {
    words:
      /\b(?:passports?|passeports?)\b.{0,120}\b(?:expir\w*|valid\w*|6 (?:months?|mois)|still good|good (?:for|until|till)|encore bon|bon (?:pour|jusqu)\w*|perim\w*|renouvel\w*|renew\w*|runs? out|running out|ran out|end\w*|up in|fini\w*|echoi\w*|echeance|months? left|mois (?:qui )?reste\w*|reste \d+ mois)|\b(?:how long|combien de temps)\b.{0,120}\b(?:passports?|passeports?)\b.{0,120}\b(?:good|left|bon|valid\w*)\b|\b(?:expir\w*|valid\w*|renouvel\w*|renew\w*|perim\w*)\b.{0,120}\b(?:passports?|passeports?)\b/,
    anyLength: true,
    en: 'Many countries want a passport that is valid for six months after you arrive. The Schengen countries ask for three months beyond the day you leave them, and an issue date within ten years; the United States let Canadians in on one that is valid for the stay. The embassy of the country decides, and airlines check at the gate, so renew early: see travel.gc.ca and canada.ca/passport.',
    fr: 'Beaucoup de pays veulent un passeport valide six mois après l’arrivée. Les pays de Schengen demandent trois mois au-delà du départ et une délivrance de moins de dix ans ; les États-Unis acceptent des Canadiens un passeport valide pour la durée du séjour. L’ambassade du pays décide et la compagnie vérifie à l’embarquement : renouvelez tôt, voir voyage.gc.ca et canada.ca/passeport.',
  },
  {
    words:
      /\b(?:consent|permission|authori[sz]ation|autorisation|consentement|power of attorney|letter|lettre)\b.{0,120}\b(?:kids?|child(?:ren)?|sons?|daughters?|minors?|grandkids?|grandchild\w*|enfants?|fils|fille|mineurs?|bebe|baby)\b|\b(?:kids?|child(?:ren)?|sons?|daughters?|minors?|enfants?|fils|fille|mineurs?|ex|(?:[1-9]|1[0-7]) ?(?:yo|y o|years? olds?|ans))\b.{0,120}\b(?:consent|permission|consentement|autorisation de voyage pour|letter|lettre)\b|(?:travel\w*|voyage\w*|fly\w*)(?: \w+){0,4} (?:alone|seule?) with (?:my|a) (?:kid|child|son|daughter)|sans (?:l autre parent|son pere|sa mere)|without (?:the other parent|(?:his|her|their) (?:father|mother|dad|mom|parents)|us\b|me\b|parents)|\b(?:kid|child|son|daughter|boy|girl|niece|nephew|grandson|granddaughter|teen\w*|minor|fils|fille|gars|garcon|ado|niece|neveu|petit fils|petite fille|mineur|enfant|(?:[1-9]|1[0-7]) ?(?:yo|y o|years? olds?|ans))\b(?=.{0,120}\b(?:aunt|auntie|uncle|grand(?:ma|pa|mother|father|parents)|nana|cousins?|coach|team|school|class|friends? (?:family|parents)|alone|by (?:himself|herself|themselves)|unaccompanied|solo|tante|oncle|grand (?:mere|pere)|grands parents|mamie|papi|cousine?s?|equipe|ecole|classe|amie?s|seule?|sans (?:nous|moi|ses parents)|non accompagne\w*)\b)(?=.{0,120}\b(?:papers?|papiers?|documents?|letters?|need|forms?|permission|allowed|ok|okay|faut|besoin|prend|requis|passeport|passport|special\w*|autoris\w*|droit|fly|travel\w*|voyag\w*|avion|vol|border|frontiere|douane)\b)/,
    anyLength: true,
    en: 'A child who travels without both parents should carry a consent letter, signed by the parent who stays, best before a notary: border officers may ask for it, also of relatives and grandparents. The Government of Canada has a form at travel.gc.ca; each child needs a passport of its own for flights abroad.',
    fr: 'Un enfant qui voyage sans ses deux parents devrait avoir une lettre de consentement signée par le parent absent, de préférence devant notaire : les douaniers peuvent la demander, aussi aux grands-parents. Le gouvernement du Canada en offre un modèle à voyage.gc.ca ; chaque enfant a besoin de son propre passeport pour l’étranger.',
  },
  {
    words:
      /\b(?:can|could|may|allowed to|am i able to|possible to|want to|legal to) (?:i |we |you |my \w+ )?(?:legally )?(?:work|get a job|take a job|find (?:a |some )?work|teach)\b(?! out\b)|\b(?:peut on|puis je|je peux|on peut|peux tu|droit de|pouvoir|possible de|veux|voudrais|aimerais) (?:y )?(?:travailler|bosser|enseigner)\b|\bget (?:a |some )?(?:paid )?(?:summer )?(?:jobs?|work)\b|\bworking holidays?\b|\bpvt\b|vacances travail|\biec\b|\bjob (?:d ete|etudiant)\b|\b(?:work|travailler|bosser)\b(?=.{0,120}\b(?:tourist|visitor|touriste|visiteur|eta|esta|visa)\b)|\b(?:tourist|visitor|touriste|visiteur|eta|esta)\b(?=.{0,120}\b(?:work|job|travailler|bosser|jobine?)\b)|\bdigital nomad\w*|\bnomades? numeriques?|\b(?:work|working|travailler) (?:remotely|remote|a distance|from my laptop|en teletravail)|\bteletravail\w*/,
    anyLength: true,
    en: 'No, not as a visitor: a tourist visa, an ETA or a stay without a visa does not allow work for an employer there, paid in cash or not. For that there are work permits; Canadians from 18 to 35 (to 30 in some countries) can apply for a working-holiday permit of International Experience Canada, in Australia, New Zealand, Japan, Ireland, Britain, France and some thirty others: canada.ca/iec. Remote work for an employer at home is another matter and depends on the country: ask its embassy.',
    fr: 'Non, pas comme visiteur : un visa de touriste, une AVE ou un séjour sans visa ne permet pas de travailler pour un employeur là-bas, même au comptant. Il y a pour cela des permis de travail ; les Canadiens de 18 à 35 ans (30 ans dans certains pays) peuvent demander un permis vacances-travail (PVT) d’Expérience internationale Canada, en Australie, en Nouvelle-Zélande, au Japon, en Irlande, au Royaume-Uni, en France et dans une trentaine d’autres pays : canada.ca/eic. Le télétravail pour un employeur d’ici dépend du pays : demandez à son ambassade.',
  },
  {
    words:
      /\b(?:cannabis|weed|marijuana|\bpot\b|cbd|gummies|joints?)\b|\b(?:bring|take|carry|import|declare|apporter|amener|rapporter|ramener|declarer|passer)\b.{0,120}\b(?:alcohol|wine|bottles?|liquor|cheese|meat|food|fruits?|cigarettes?|tobacco|cash(?=.{0,120}\b(?:limit|declare|customs|border|over|how much can)\b)|knife|gifts?|alcool|vin|bouteilles?|fromages?|viande|nourriture|tabac|cadeaux|comptant)\b|\b(?:alcohol|wine|bottles?|liquor|cheese|meat|cigarettes?|tobacco|alcool|vin|bouteilles?|fromages?|viande|tabac)\b.{0,120}\b(?:bring|take|carry|import|declare|apporter|rapporter|ramener|declarer|passer)\b|\bcustoms\b|\bdouanes?\b|duty free|hors taxes?/,
    en: 'Food, plants, alcohol, tobacco and cash of CA$10,000 or more have limits or must be declared, and each country sets its own: coming home after 48 hours or more a resident of Canada brings goods of CA$800 free of duty, with 1.14 litres of spirits or 1.5 of wine or 8.5 of beer and 200 cigarettes among them, after 24 hours CA$200 without those; see the Canada Border Services Agency (cbsa-asfc.gc.ca). For going out the customs site of the country. I don’t know the limits of each. Never take cannabis over a border: it is a crime in both directions, also between places where it is legal.',
    fr: 'Aliments, plantes, alcool, tabac et sommes de 10 000 $ CA ou plus ont des limites ou se déclarent, et chaque pays fixe les siennes : au retour, après 48 heures ou plus, un résident du Canada rapporte pour 800 $ CA en franchise, dont 1,14 litre de spiritueux ou 1,5 de vin ou 8,5 de bière et 200 cigarettes, après 24 heures pour 200 $ CA sans ceux-ci ; voir l’Agence des services frontaliers (cbsa-asfc.gc.ca). Pour l’aller, voir les douanes du pays. Je ne connais pas les limites de chacun. Ne passez jamais une frontière avec du cannabis : c’est un crime dans les deux sens, même entre endroits où il est légal.',
  },
  {
    words:
      /\b(?:bring|take|travel\w*|fly\w*|carry|come|cross\w*|amener|emmener|voyager|apporter|prendre)\b.{0,120}\b(?:dogs?|cats?|pets?|puppy|kitten|chiens?|chats?|animal|animaux|minou|pitou|service (?:dog|animal))\b|\b(?:dogs?|cats?|pets?|chiens?|chats?)\b.{0,120}\b(?:plane|avion|train|border|frontiere|quarantine|quarantaine|vaccin\w*|fly|cabin|cabine|allowed|travel\w*)\b/,
    en: 'With a pet you need papers: a microchip, a rabies vaccination and, for most countries, a health certificate that a vet and the Canadian Food Inspection Agency (inspection.canada.ca) sign; some countries add a quarantine. The airline sets the fee and whether it flies in the cabin: ask it before you book. I don’t know each country’s rule; hotels that take pets I can list: name the town.',
    fr: 'Avec un animal, il faut des papiers : puce, vaccin contre la rage et, pour la plupart des pays, un certificat de santé signé par le vétérinaire et l’Agence canadienne d’inspection des aliments (inspection.canada.ca) ; certains pays imposent une quarantaine. La compagnie fixe les frais et décide de la cabine : demandez avant de réserver. Je ne connais pas la règle de chaque pays ; je peux nommer des hôtels qui acceptent les animaux : dites-moi la ville.',
  },
  {
    words:
      /\b(?:driving|driver s?|drivers?) (?:licen[cs]e|permit)\b|\bmy licen[cs]e\b|\binternational (?:driving|driver\w*)|\bidp\b|permis (?:de conduire|international|du quebec|canadien|quebecois)|\bmon permis\b|\b(?:rent|hire|louer)\b(?: \w+){0,3} (?:cars?|voitures?|autos?|chars?)\b.{0,120}\b(?:\d\d|age|ans|young|jeune|licen[cs]e|permis)\b|(?:age|how old|quel age)\b.{0,120}\b(?:rent|louer|hire)\b/,
    en: 'A Canadian licence is enough for a visitor in many countries; others ask for an International Driving Permit beside it (CAA issues it; Japan, for one, always does). Rental companies usually want drivers of 21 to 25 at least, with a fee under 25, and a credit card in the driver’s name: each sets its own terms, so check with the company before you book.',
    fr: 'Un permis de conduire canadien suffit aux visiteurs dans beaucoup de pays ; d’autres demandent en plus un permis de conduire international (CAA le délivre ; le Japon, par exemple, l’exige toujours). Les loueurs veulent d’habitude 21 à 25 ans au moins, avec un supplément sous 25 ans, et une carte de crédit au nom du conducteur : chacun a ses conditions, vérifiez avant de réserver.',
  },
  {
    words:
      /\b(?:sim|esim|e sim)\b(?: cards?)?|\broaming\b|\bitinerance\b|(?:phone|cell\w*|mobile|telephone|data) (?:plan|work|data|service|marche\w*|fonctionne\w*)|forfait (?:cell\w*|de donnees|telephone)|mon cell\w* (?:va|marche|fonctionne)|\bwi ?fi\b/,
    en: 'For a phone abroad there are three ways: your carrier’s roaming by the day (ask for the price before you go), an eSIM bought on line, or a local SIM card, which is often the cheapest for more than a few days; the phone must be unlocked. Hotels and cafés nearly always have Wi-Fi. I don’t know prices or coverage.',
    fr: 'Pour le téléphone à l’étranger, il y a trois façons : l’itinérance de votre fournisseur à la journée (demandez le prix avant), une eSIM achetée en ligne, ou une carte SIM locale, souvent la moins chère au-delà de quelques jours ; l’appareil doit être déverrouillé. Hôtels et cafés ont presque toujours le Wi-Fi. Je ne connais ni les prix ni la couverture.',
  },
  {
    words:
      /\b(?:carry on|cabin bag\w*|hand luggage|checked bag\w*|luggage|baggage|suitcases?|bagages?|valises?|bagage a main)\b(?=.{0,120}\b(?:allow\w*|size|weight|kg|kilos?|pounds?|how (?:many|much|big|heavy)|limit\w*|fees?|cost|rules?|permis\w*|grosseur|taille|poids|combien|frais|max\w*|droit|liquids?)\b)|\bliquids?\b.{0,120}\b(?:plane|carry|cabin|security)\b|\bliquides?\b.{0,120}\b(?:avion|cabine|securite)\b|100 ?ml/,
    en: 'Each airline sets sizes, weights and fees of bags, by fare: its site and your ticket say which. Common are a cabin bag of about 55 × 40 × 23 cm and checked bags of up to 23 kg. At security, liquids go in containers of up to 100 ml in one clear one-litre bag.',
    fr: 'Chaque compagnie fixe la taille, le poids et les frais des bagages, selon le tarif : son site et votre billet le disent. Sont courants un bagage de cabine d’environ 55 × 40 × 23 cm et des valises de 23 kg au plus. À la sécurité, les liquides vont dans des contenants de 100 ml au plus, dans un sac transparent d’un litre.',
  },
  {
    words:
      /\b(?:drinking|legal|smoking|gambling) age\b|(?:old|age)\b.{0,120}\b(?:to (?:drink|buy (?:alcohol|beer))|pour (?:boire|acheter de l alcool))|age (?:legal|minimum)|majorite\b.{0,120}\b(?:alcool|boire)|\b(?:under|moins de) (?:18|19|21)\b.{0,120}\b(?:bars?|drink|boire|alcohol|alcool)/,
    en: 'The drinking age is 21 everywhere in the United States, 19 in most of Canada and 18 in Alberta, Manitoba and Québec, 20 in Japan and Iceland, and 18 in most of Europe, with exceptions for beer and wine at 16 in some countries; some countries and emirates forbid or license alcohol. Carry your passport as proof. That is general knowledge: local law decides.',
    fr: 'L’âge légal pour boire est de 21 ans partout aux États-Unis, de 19 ans dans la plus grande partie du Canada et de 18 ans au Québec, en Alberta et au Manitoba, de 20 ans au Japon et en Islande, et de 18 ans dans presque toute l’Europe, avec 16 ans pour la bière et le vin dans certains pays ; quelques pays interdisent l’alcool ou le limitent. Ayez votre passeport comme preuve. C’est une connaissance générale : la loi du lieu décide.',
  },
  {
    words: /\b(?:tax|vat|tva) (?:refund|free|back)|detaxe|rembours\w+ (?:de )?(?:la )?(?:taxe|tva)/,
    en: 'In the European Union and in Japan, visitors from outside can get the sales tax back on goods (not on hotels or meals) that they take home: ask in the shop for the tax-free form, show the passport, and have the form stamped at the airport where you leave. Britain and Canada no longer do it for visitors. Each country sets a least amount.',
    fr: 'Dans l’Union européenne et au Japon, les visiteurs de l’extérieur peuvent se faire rembourser la taxe sur les achats qu’ils rapportent (pas sur l’hôtel ni les repas) : demandez le formulaire de détaxe au magasin, avec le passeport, et faites-le valider à l’aéroport de départ. La Grande-Bretagne et le Canada ne le font plus pour les visiteurs. Chaque pays fixe un montant minimal.',
  },
  {
    words:
      /\b(?:embassy|embassies|consulate|ambassade|consulat)\b(?!.{0,120}\bvisa)|registration of canadians|inscription des canadiens/,
    en: 'Addresses and telephone numbers of Canada’s embassies and consulates are on travel.gc.ca, where you can also register as a Canadian abroad; in an emergency Ottawa answers day and night. I don’t keep the addresses myself.',
    fr: 'Les adresses et téléphones des ambassades et consulats du Canada sont à voyage.gc.ca, où l’on peut aussi s’inscrire comme Canadien à l’étranger ; en cas d’urgence, Ottawa répond jour et nuit. Je ne garde pas ces adresses.',
  },
  {
    words:
      /\bpregnan\w*|enceinte\b(?=.{0,120}\b(?:avion|voler|voyag\w*|prendre)\b)|\bnewborn\b.{0,120}\bfl(?:y|ight)\b/,
    en: 'Most airlines carry pregnant travellers until about the 36th week (the 32nd with twins), and ask for a doctor’s letter from the 28th: each has its own rule. I’m not a doctor: ask yours before you book, and check what the insurance says.',
    fr: 'La plupart des compagnies acceptent les femmes enceintes jusque vers la 36e semaine (la 32e pour des jumeaux), avec une lettre du médecin à partir de la 28e : chacune a sa règle. Je ne suis pas médecin : demandez au vôtre avant de réserver, et vérifiez l’assurance.',
  },
]
