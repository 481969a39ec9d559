import type { Practical } from './known-practicals.ts'

const drugs =
  'insulin\\w*|epi ?pens?|ritalin\\w*|adderall|vyvanse|concerta|adhd|tdah|codeine|sudafed|pseudoephedrine|melatonin\\w*|antidepress\\w*|opioids?|cpap|inhalers?|pompes?|medications?|medicines?|meds|medicaments?|pilules?|pills|prescriptions?|ordonnances?|syringes?|seringues?|needles?|aiguilles?'
const carried =
  'bring|take|carry|pack|fly|travel\\w*|get|allowed|legal|customs|plane|carry on|through|apporter|amener|emporter|prendre|passer|voyag\\w*|avion|douanes?|permis\\w*|legal\\w*|droit'

/**
 * Medicines and minor illness when travelling: what holds nearly everywhere, and where to ask. Not medical
 * advice.
 */
export const healthOnTheWay: readonly Practical[] = [
  {
    words: new RegExp(
      `\\b(?:${carried})\\b.{0,120}\\b(?:${drugs})\\b|\\b(?:${drugs})\\b.{0,120}\\b(?:${carried})\\b`,
    ),
    anyLength: true,
    en: 'Keep medicines in the cabin bag and in their labelled packages, with a copy of the prescription by its generic name and a doctor’s note for needles, insulin or anything controlled; liquids you need may pass 100 ml at security when you show them. Some countries limit or forbid what is ordinary here: Japan bars Adderall and what holds more than a tenth of pseudoephedrine and wants a permit (Yunyu Kakunin-sho) for others, the United Arab Emirates and Singapore want approval of many painkillers, sleeping pills and drugs for ADHD. Whether yours is let in I don’t know and am not a doctor: ask the country’s embassy and your pharmacist weeks ahead; see travel.gc.ca.',
    fr: 'Gardez les médicaments en cabine, dans leur emballage étiqueté, avec une copie de l’ordonnance au nom générique et une lettre du médecin pour les aiguilles, l’insuline ou tout produit contrôlé ; les liquides nécessaires peuvent dépasser 100 ml à la sécurité si vous les montrez. Certains pays limitent ou interdisent ce qui est courant ici : le Japon interdit l’Adderall et ce qui contient plus d’un dixième de pseudoéphédrine et demande un permis (Yunyu Kakunin-sho) pour d’autres, les Émirats arabes unis et Singapour exigent une approbation pour bien des antidouleurs, somnifères et médicaments du TDAH. Si le vôtre est admis, je ne le sais pas et je ne suis pas médecin : demandez à l’ambassade du pays et à votre pharmacien des semaines d’avance ; voir voyage.gc.ca.',
  },
  {
    words:
      /\b(?:motion|sea|car|travel|air) ?sick\w*|\bmal (?:des transports|de mer|de l air|du voyage|en voiture|en avion)\b|\bgravol\b|\bdramamine\b/,
    en: 'What usually helps against motion sickness: a seat over the wings, in front in a car or amidships, eyes on the horizon, fresh air, small meals and no reading. Which remedy suits you a pharmacist tells: I’m not a doctor.',
    fr: 'Contre le mal des transports, ce qui aide d’habitude : une place au-dessus des ailes, à l’avant en voiture ou au milieu du bateau, les yeux sur l’horizon, de l’air frais, de petits repas et pas de lecture. Le remède qui vous convient, un pharmacien vous le dira : je ne suis pas médecin.',
  },
  {
    words:
      /\b(?:bab(?:y|ies)|infants?|lap child|toddlers?|newborns?|kids?|child|bebes?|poupons?|enfants?|(?:[0-9]|1[01]) ?(?:mo|months?|mois|yo|y o|years?|yrs?|ans)(?: olds?)?)\b(?=.{0,120}\b(?:fly|flies|flying|plane|flight|avion|vol|seat|siege|lap|genoux|airfare)\b)(?=.{0,120}\b(?:free|pay|cost|price|fare|own seat|ticket|lap|gratuit\w*|pai\w*|pay\w*|billet|genoux|siege)\b)/,
    en: 'Under the age of two a child flies on a parent’s lap: free within Canada and often to the United States, abroad for some ten per cent of the fare and the taxes; one such child for each adult. From the second birthday on it needs a seat of its own, at or a little below the adult fare, also for the way back if it turns two meanwhile. Each airline sets the price, and it wants to know of the baby when you book.',
    fr: 'Avant deux ans, un enfant vole sur les genoux d’un parent : gratuitement au Canada et souvent vers les États-Unis, ailleurs pour environ dix pour cent du tarif et les taxes ; un seul par adulte. À partir de son deuxième anniversaire, il lui faut son propre siège, au tarif adulte ou un peu moins, aussi au retour s’il a deux ans entre-temps. Chaque compagnie fixe le prix et veut connaître le bébé à la réservation.',
  },
]
