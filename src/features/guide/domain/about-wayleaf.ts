/** What travellers ask about Wayleaf itself, in a sentence or two each; prices as the shop charges them. */
export interface KnownText {
  /** Over the folded message. */
  readonly words: RegExp
  readonly en: string
  readonly fr: string
  /** Also where the message names a place; else such a message is about the place. */
  readonly anywhere?: true
}

/** CAD; a test holds them against what the shop charges. */
export const wayleafPrices = {
  premiumMonthly: 9.99,
  enterpriseMonthly: 29.99,
  explorer: 19.99,
  wanderlust: 39.99,
  pdf: 9.99,
  trialDays: 7,
  refundDays: 30,
} as const
const {
  premiumMonthly,
  enterpriseMonthly,
  explorer,
  wanderlust,
  pdf: pdfPrice,
  trialDays,
  refundDays,
} = wayleafPrices

const fr = (price: number) => String(price).replace('.', ',')

/** Our paid offers, by any of their names. */
const offer =
  'wayleaf|premium|guide pro|(?:forfait|niveau|tier|plan) explorer|explorer (?:tier|plan|pass|vs|versus)|wanderlust|forfaits?|abonnements?|subscriptions?|memberships?|subscri\\w+|abonner|(?:your|vos|paid|payant\\w*|free|gratuite?|pro|basic|pricing) (?:plans?|tiers?|versions?|accounts?|comptes?|formules?)|(?:versions?|comptes?|formules?) (?:free|gratuite?|payante?|premium|pro)|upgrade'
const about = (words: string) => new RegExp(`^(?=.*\\b(?:${offer})\\b)(?=.*(?:${words}))`)

export const aboutWayleaf: readonly KnownText[] = [
  {
    words:
      /\b(?:book|reserve|buy|purchase)\b(?=.{0,120}\b(?:for me|for us|on my behalf|my (?:credit )?card)\b)|go ahead and (?:book|buy|reserve|pay)|card number|numero de (?:ma )?carte|\d{4} \d{4} \d{4} \d{4}|\b(?:reserve\w*|achete\w*|paie|paye|book) (?:moi|nous)\b|\b(?:peux tu|tu peux|pouvez vous|can you|could you)(?: \w+)? (?:book|reserver|reserve|acheter|buy)\b/,
    anywhere: true,
    en: 'I can’t book, buy or take payments here, and please never send a card number in a message: I don’t use or need it. You book yourself: stays on their own page once you have chosen one, flights on the airline’s or the partner’s site that the flight search opens. I can find what to book: tell me the place and the dates.',
    fr: 'Je ne peux pas réserver, acheter ni encaisser de paiement ici ; et n’envoyez jamais de numéro de carte dans un message : je n’en ai pas besoin. Vous réservez vous-même : un hébergement à sa propre page, un vol sur le site de la compagnie ou du partenaire qu’ouvre la recherche de vols. Je peux trouver quoi réserver : dites-moi l’endroit et les dates.',
  },
  {
    words: about(
      '\\b(?:cancel\\w*|annul\\w*|unsubscribe|desabonn\\w*|resili\\w*|stop paying|mettre fin|arreter)',
    ),
    en: 'You cancel a subscription yourself, at any time, under “Manage plan” in your profile (/profile); it runs to the end of the month that is paid. Explorer and Wanderlust are bought once, so there is nothing to cancel.',
    fr: 'Vous annulez un abonnement vous-même, en tout temps, sous « Manage plan » dans votre profil (/profile) ; il reste valable jusqu’à la fin du mois payé. Explorer et Wanderlust s’achètent une seule fois : rien à annuler.',
  },
  {
    words:
      /\b(?:change|modify|move|reschedule|changer|modifier|deplacer)\b(?: \w+){0,3} (?:bookings?|reservations?)\b|\b(?:cancel|annule\w*)\b.{0,120}\b(?:my|mon|ma|notre|our)\b.{0,120}\b(?:tickets?|billets?|reservations?|bookings?|flights?|vols?|hotels?)\b|\brefund\w*|\brembours\w*|money back|reprendre mon argent|(?:cancell?ation|annulation) (?:policy|terms|fees?)|(?:politique|conditions|frais) d annulation|if i (?:have to )?cancel|si j annule/,
    anywhere: true,
    en: `I can’t cancel or refund anything from here. What you bought from Wayleaf (a tier, a plan, a PDF) can be refunded for ${refundDays} days: a Refund button stands beside it in your profile (/profile). Hotels and flights follow the cancellation terms of their own offer, shown before you book: ask the company whose booking it is.`,
    fr: `Je ne peux rien annuler ni rembourser d’ici. Ce que vous avez acheté à Wayleaf (niveau, forfait, PDF) est remboursable pendant ${refundDays} jours : un bouton de remboursement se trouve à côté, dans votre profil (/profile). Hôtels et vols suivent les conditions d’annulation de leur propre offre, montrées avant la réservation : adressez-vous à la compagnie concernée.`,
  },
  {
    words: /\bfree trial\b|\btrial\b|essai gratuit|periode d essai|essayer gratuitement/,
    en: `Yes: the Premium plan (Guide Pro) has ${trialDays} days at no charge; cancel within them and nothing is taken. Explorer and Wanderlust have no trial, since they are bought once. See /pricing.`,
    fr: `Oui : le forfait Premium (Guide Pro) comprend ${trialDays} jours sans frais ; annulez pendant ce temps et rien n’est prélevé. Explorer et Wanderlust n’ont pas d’essai, puisqu’ils s’achètent une fois. Voir /pricing.`,
  },
  {
    words:
      /(?:discount|promo\w*|coupon|rabais|code) (?:codes?|promo)|\b(?:discounts?|coupons?|rabais|promo)\b.{0,120}(?:wayleaf|you|vous|tu)|(?:you|vous|avez|have).{0,120}\b(?:discounts?|coupons?|rabais|promos?)\b|code promo/,
    en: 'The code SAVE25 takes a quarter off your first payment to Wayleaf, once per account; consultations are excluded. Groups of five or more pay ten per cent less for the Premium Group consultation.',
    fr: 'Le code SAVE25 retire le quart du premier paiement à Wayleaf, une fois par compte, sauf pour les consultations. Les groupes de cinq et plus ont dix pour cent de moins sur la consultation Premium Group.',
  },
  {
    words: new RegExp(
      `${about('\\b(?:how much|costs?|prices?|pricing|combien|prix|coute\\w*|get|gets|differen\\w*|compar\\w*|includ\\w*|compren\\w*|inclu\\w*|donne|worth|vaut|obtien\\w*|avantages?|benefits?|features?|expensive|cher|free|gratuit\\w*|what is|what s|c est quoi|need|besoin|pay|payer|limit\\w*)').source}|(?:are|is|es|est)(?: ce)? (?:you|tu|vous|this|ca)(?: \\w+)? (?:free|gratuit|payant)\\b|(?:what|que|quoi|how|combien|can|peut|peux|puis).{0,120}\\b(?:without (?:ever )?paying|for free|sans (?:rien )?payer|gratuitement)\\b|\\b(?:don t|do not|never|won t|not|paie? pas|paye pas|pais pas|payer pas|pas payer|sans payer|not paying|without paying)\\b(?: (?:pay|paying|you|u|anything|vous|rien|te|t))*\\b.{0,120}\\b(?:how (?:many|long|much)|combien|limit\\w*|itinerar\\w+|plans?|days?|jours?|questions?)\\b.{0,120}|\\b(?:free|gratuite?|basic) (?:plans?|trips?|itinerar\\w+|version|tier|account|compte|voyages?|itineraires?)\\b|\\b(?:max\\w*|longest|limit\\w*|how (?:long|many days)|combien de jours)\\b.{0,120}\\b(?:plans?|itinerar\\w+|itineraires?|planifi\\w*)\\b.{0,120}\\b(?:free|gratuit\\w*|pay\\w*|paie|paye)\\b|\\b(?:do|faut il|dois je|is it|est ce)\\b.{0,120}\\b(?:i have to pay|payer pour|payant)\\b.{0,120}\\b(?:plan|planifier|itinerary|itineraire|you|vous|site|app|guide)\\b`,
    ),
    en: `Wayleaf is free to search and to plan trips of up to three days in one city, with 10 conversations with me a month (3 questions without an account). Explorer, CA$${explorer} once, allows seven days, the trip’s PDF and booking of stays. Wanderlust, CA$${wanderlust} once, goes to 30 days and ten cities and adds budget advice. The Premium plan (Guide Pro), CA$${premiumMonthly} a month with ${trialDays} days of trial, makes conversations unlimited and also allows 30 days and ten cities; Business Guide Pro is CA$${enterpriseMonthly} a month. Details: /pricing.`,
    fr: `Wayleaf est gratuit pour chercher et pour planifier jusqu’à trois jours dans une ville, avec 10 conversations par mois avec moi (3 questions sans compte). Explorer, ${fr(explorer)} $ CA une seule fois, permet sept jours, le PDF du voyage et la réservation d’hébergements. Wanderlust, ${fr(wanderlust)} $ CA une seule fois, va jusqu’à 30 jours et dix villes, avec des conseils de budget. Le forfait Premium (Guide Pro), ${fr(premiumMonthly)} $ CA par mois avec ${trialDays} jours d’essai, rend les conversations illimitées et permet aussi 30 jours et dix villes ; Business Guide Pro coûte ${fr(enterpriseMonthly)} $ CA par mois. Détails : /pricing.`,
  },
  {
    words:
      /\b(?:how many|combien de|number of|nombre de|limit\w*)\b.{0,120}\b(?:questions?|messages?|conversations?)\b|(?:questions?|messages?|conversations?) (?:left|restantes?|do i have|can i ask|me reste)/,
    en: 'Without an account you have 3 questions; with a free account 10 conversations a month, one for each answered question, counted anew on the first of the month (Toronto time). Premium has no limit. The bar on the guide’s page shows what is used.',
    fr: 'Sans compte, vous avez 3 questions ; avec un compte gratuit, 10 conversations par mois, une par question répondue, et le compte repart le premier du mois (heure de Toronto). Premium n’a pas de limite. La barre de la page du guide montre ce qui est utilisé.',
  },
  {
    words:
      /(?:share|sharing|partag\w+)\b.{0,120}\b(?:trips?|itinerar\w+|plans?|voyages?|itineraires?)\b|\b(?:envoyer|send)\b.{0,120}\b(?:trips?|itinerar\w+|plans?|voyages?|itineraires?) (?:to|a)\b/,
    anywhere: true,
    en: 'Open the trip in the planner and press Share: you get a read-only link that anybody can open, and you can end it whenever you like. People with an account can also be invited to edit.',
    fr: 'Ouvrez le voyage dans le planificateur et choisissez Partager (Share) : vous obtenez un lien en lecture seule, que vous pouvez retirer quand vous voulez. Des personnes qui ont un compte peuvent aussi être invitées à modifier.',
  },
  {
    words:
      /\bpdf\b|\b(?:print|imprimer|export\w*|download|telecharger)\b.{0,120}\b(?:trips?|itinerar\w+|plans?|voyages?|itineraires?)\b|(?:google|apple|outlook|my|mon) (?:calendar|calendrier|agenda)|\bical\b|\bics\b/,
    anywhere: true,
    en: `A saved trip has a calendar file and a share link for everybody. Its full day-by-day PDF comes with Explorer and Wanderlust, or once for CA$${pdfPrice}; the cart becomes a PDF for anyone. You find them at the trip, under /itinerary.`,
    fr: `Un voyage enregistré a un fichier de calendrier et un lien de partage pour tous. Son PDF complet, jour par jour, vient avec Explorer et Wanderlust, ou s’achète pour ${fr(pdfPrice)} $ CA ; le panier devient un PDF pour tout le monde. Vous les trouvez au voyage, sous /itinerary.`,
  },
  {
    words:
      /\boffline\b|hors ligne|without (?:internet|a connection|wifi|network)|sans (?:internet|connexion|reseau)/,
    en: 'The pages that you have opened, and your latest trips while you are signed in, stay readable without a network; what you plan then is saved once you are back on line. I myself need a connection.',
    fr: 'Les pages déjà ouvertes et vos derniers voyages, si vous êtes connecté, restent lisibles hors ligne ; ce que vous planifiez alors est enregistré au retour du réseau. Moi-même, j’ai besoin d’une connexion.',
  },
  {
    words:
      /\b(?:delete|close|remove|supprim\w+|effacer|fermer)\b.{0,120}\b(?:account|compte|my data|mes donnees|profile|profil)\b|\b(?:my|mes|our|vos|personal|personnelles?) (?:data|donnees|infos?)\b|donnees personnelles|\bdata\b.{0,120}\b(?:sold|sell|shared?|third part\w*)\b|\b(?:sell|share)\b.{0,120}\bdata\b|\b(?:vend\w*|partag\w*)\b.{0,120}\bdonnees\b|\b(?:chat|conversation|messages?)\b.{0,120}\b(?:private|prive\w*|stored|saved|kept|gardee?s?|conserve\w*)\b|\bprivacy\b|\bgdpr\b|confidentialite|vie privee/,
    en: 'In Settings (/settings) one button exports everything that we hold about you, what we have said here included, and another deletes the account for good. Card numbers are never stored.',
    fr: 'Dans les réglages (/settings), un bouton exporte tout ce que nous gardons sur vous, nos conversations comprises, et un autre supprime le compte pour de bon. Les numéros de carte ne sont jamais gardés.',
  },
  {
    words:
      /\bpasswords?\b|mots? de passe|(?:can t|cannot|arrive pas a) (?:log|sign|connecter|me connecter)|reset my|change my email|changer mon (?:courriel|email|adresse)|\bsign up\b|creer un compte|create an account|m inscrire/,
    en: 'Account, password and email are managed under Settings (/settings); a forgotten password is reset from the sign-in page, by a link in an email. Signing up is free. I can’t see or change accounts from here.',
    fr: 'Compte, mot de passe et courriel se gèrent dans les réglages (/settings) ; un mot de passe oublié se change depuis la page de connexion, par un lien reçu par courriel. L’inscription est gratuite. Je ne peux ni voir ni changer un compte d’ici.',
  },
  {
    words:
      /(?:customer|client\w*) (?:service|support|care)|service a la clientele|service client|\b(?:phone|telephone) number\b(?=.{0,120}\b(?:call|you|your|reach|there|wayleaf|support)\b)|\bnumero de telephone\b|\b(?:contact|reach|call|phone|joindre|contacter|rejoindre)\b.{0,120}\b(?:you|us|wayleaf|vous|agency|agence|support|someone|quelqu un|agent)\b|(?:speak|talk|parler|chat)(?: \w+)? (?:to|with|a|avec) (?:an? |un |une |quelqu |real |vrai )*(?:agent|human|person|someone|un|personne|humain|conseill\w+|representative|advisor|expert|manager)|\bcomplain\w*|\bplainte\b|travel (?:agent|advisor|consultant)\b|\bconsultations?\b/,
    en: 'Write to our support from the Help page (/help): every message is answered within 24 hours; the Contact page (/contact) has email, telephone and hours. For a trip with many parts there are paid consultations with a person (/consultation).',
    fr: 'Écrivez au soutien depuis la page d’aide (/help) : chaque message reçoit une réponse en 24 heures ; la page de contact (/contact) donne le courriel, le téléphone et les heures. Pour un voyage compliqué, il y a des consultations payantes avec une personne (/consultation).',
  },
  {
    words:
      /(?:credit )?(?:card|carte|payment|paiement)\b.{0,120}\b(?:safe|secure|stored|kept|securitaire|protege\w*|conserve\w*|with you|accept\w*)\b|\b(?:payment methods?|modes? de paiement|paypal|apple pay|google pay|interac)\b|(?:can i|puis je|je peux) (?:pay|payer)\b.{0,120}\b(?:wayleaf|you|vous)\b/,
    en: 'Payments to Wayleaf are made by card on the payment provider’s own form; we never see or store card numbers. Your profile lists what you paid.',
    fr: 'Les paiements à Wayleaf se font par carte, dans le formulaire du prestataire de paiement ; nous ne voyons ni ne gardons les numéros de carte. Votre profil liste ce que vous avez payé.',
  },
  {
    words:
      /where do(?: \w+)* (?:prices?|data|information|facts?|answers?) come from|\b(?:your|vos|tes) (?:sources?|data|donnees|prices?|prix|infos?|information\w*)\b|d ou vien\w*|\b(?:are you|you) (?:really )?sure\b|how do you know|\b(?:es tu|t es|tu es|vous etes|etes vous) (?:vraiment |ben )?sure?s?\b|comment (?:tu|vous) (?:le )?(?:sais|savez)|how (?:accurate|reliable|up to date)|est ce fiable|are (?:these|those|the|your) (?:hotels?|prices?|restaurants?|places?) real/,
    en: 'Sights, hours, climate and entry rules come from Wayleaf’s own atlas, gone over on the day that each answer shows; hotels, restaurants and activities in it are samples, and prices are estimates. Times and rules change: check with the place or the authority. See /about/data.',
    fr: 'Les lieux, heures, climats et règles d’entrée viennent de l’atlas de Wayleaf, revu le jour qu’indique chaque réponse ; ses hôtels, restaurants et activités sont des exemples, et les prix des estimations. Heures et règles changent : vérifiez auprès du lieu ou de l’autorité. Voir /about/data.',
  },
  {
    words:
      /\bhow (?:do|can|would|to)\b.{0,120}\b(?:add|put|save|move|change|edit|remove|rename|reorder)\b.{0,120}\b(?:my|the|a|to|into|from|in) (?:\w+ )?(?:trip|itinerary|plan|planner|dates)\b|\bcomment\b.{0,120}\b(?:ajouter|mettre|enregistrer|sauvegarder|changer|modifier|deplacer|enlever)\b.{0,120}\b(?:voyage|itineraire|plan|planificateur|dates)\b/,
    anywhere: true,
    en: 'Press “Add to Trip” or “Add to Itinerary” beside what you found, or open a plan of mine with its button; in the planner (/planner) you then move items between the days, and change the dates, the budget and the rest. It is saved with your account.',
    fr: 'Choisissez « Add to Trip » ou « Add to Itinerary » à côté de ce que vous avez trouvé, ou ouvrez un de mes plans par son bouton ; dans le planificateur (/planner), vous déplacez ensuite les éléments d’un jour à l’autre et changez les dates, le budget et le reste. C’est enregistré avec votre compte.',
  },
  {
    words:
      /\b(?:mobile |phone |iphone |android )?apps?\b(?=.{0,120}\b(?:have|there|download|store|install|your|telecharger|avez|as tu|iphone|android)\b)|\b(?:have|there|download|is|avez|as tu|y a)\b(?: \w+){0,4} (?:mobile |phone |iphone |android )?(?:apps?|application)\b(?! (?:for|pour|de|to))/,
    en: 'Wayleaf runs in the browser, on a phone as well, and can be put on the home screen from the browser’s menu; I know of no app in a store. Pages you opened stay readable without a network.',
    fr: 'Wayleaf fonctionne dans le navigateur, sur un téléphone aussi, et s’ajoute à l’écran d’accueil par le menu du navigateur ; je ne connais pas d’appli dans une boutique. Les pages ouvertes restent lisibles hors ligne.',
  },
  {
    words:
      /\btico\b|registered (?:agency|travel)|(?:booking|reservation) protect\w*|compensation fund|fonds d indemnisation/,
    en: 'Wayleaf is a Canadian travel agency under Ontario’s travel regulator, TICO; what that protects and what it does not is on /tico-protection.',
    fr: 'Wayleaf est une agence de voyages canadienne sous l’organisme ontarien TICO ; ce que cela protège ou non se lit à /tico-protection.',
  },
  {
    words:
      /\b(?:what|who|qui|quoi|qu est ce|tell me about|parle moi de|about)\b.{0,120}\bwayleaf\b|\bwayleaf\b.{0,120}\b(?:quoi|what|who|qui|legit\w*|scam|arnaque|real|vraie?|serieu\w*|trust\w*|confiance|agence|agency|company|compagnie|entreprise)\b|(?:vraie?|real|legit\w*|actual) (?:travel )?(?:agence|agency|company|compagnie)|are you (?:legit\w*|a scam)|\bshould i trust (?:you|this)\b|(?:faire|fais) confiance/,
    anywhere: true,
    en: 'Wayleaf is a Canadian travel agency on the web: you plan a trip day by day, keep it in budget, compare flights and stays, and take it with you. I am its guide and answer from its own atlas of destinations. More on /about.',
    fr: 'Wayleaf est une agence de voyages canadienne sur le web : on y planifie un voyage jour par jour, dans son budget, on compare vols et hébergements et on emporte le tout. Je suis son guide et je réponds d’après son propre atlas. Pour en savoir plus : /about.',
  },
  {
    words:
      /\bhow (?:do|can|would|to)\b(?: \w+){0,2} upgrade\b|\bupgrade (?:my|to|the|account|plan)\b|\bchanger de (?:forfait|niveau)\b|\bpasser (?:a|au) (?:premium|explorer|wanderlust|niveau)\b|\bwhy\b.{0,120}\b(?:only|stuck|limited|capped)\b.{0,120}\b(?:days?|cit(?:y|ies)|questions?)\b|\bpourquoi\b.{0,120}\b(?:seulement|limite\w*|bloque\w*|juste)\b.{0,120}\b(?:jours?|villes?|questions?)\b/,
    en: `You upgrade on the Pricing page (/pricing): Explorer (CA$${explorer} once, seven days), Wanderlust (CA$${wanderlust} once, 30 days and ten cities) or the Premium plan (CA$${premiumMonthly} a month). Free accounts plan up to three days in one city, which is where a free trip stops; what you have planned stays.`,
    fr: `On change de niveau à la page des prix (/pricing) : Explorer (${fr(explorer)} $ CA une fois, sept jours), Wanderlust (${fr(wanderlust)} $ CA une fois, 30 jours et dix villes) ou le forfait Premium (${fr(premiumMonthly)} $ CA par mois). Un compte gratuit planifie jusqu’à trois jours dans une ville : c’est là que s’arrête un voyage gratuit ; ce que vous avez planifié reste.`,
  },
  {
    words:
      /\bgift (?:cards?|certificates?|vouchers?)\b|\bcartes? cadeaux?\b|\bcheques? cadeaux?\b|\bloyalty (?:program|points?)\b|\brewards? (?:program|points?)\b|\bprogramme de (?:fidelite|points)\b|\b(?:earn|collect|use|redeem)\b(?: \w+){0,2} (?:points|miles|aeroplan|avion points)\b/,
    anywhere: true,
    en: 'I know of no gift cards and no points at Wayleaf: what is for sale stands on the Pricing page (/pricing). Points of airlines or cards are used on their own sites. The Help page (/help) reaches a person.',
    fr: 'Je ne connais ni carte-cadeau ni points chez Wayleaf : ce qui se vend est à la page des prix (/pricing). Les points des compagnies ou des cartes s’utilisent sur leurs propres sites. La page d’aide (/help) mène à une personne.',
  },
  {
    words:
      /\b(?:can|do|may|could|how (?:can|do)) (?:i|we|you) (?:book|reserve|buy|pay)\b(?: \w+){0,5} (?:here|on (?:this|your|the) (?:site|app|page|website)|with you|through you|through wayleaf|directly)\b|\b(?:puis je|peut on|je peux|on peut|peux tu|comment)\b(?: \w+){0,3} (?:reserver|acheter|payer)\b(?: \w+){0,5} (?:ici|sur (?:ce|votre|le|ton) site|chez vous|avec vous|directement|par vous)\b/,
    anywhere: true,
    en: 'You book yourself, I only find: a stay is booked on its own page with Explorer or above, once you have chosen dates; for flights the search opens the airline’s or the partner’s site; sights’ tickets are bought at the sights. I can’t book or take payments in this chat.',
    fr: 'Vous réservez vous-même, je ne fais que trouver : un hébergement se réserve sur sa page avec Explorer ou plus, une fois les dates choisies ; pour les vols, la recherche ouvre le site de la compagnie ou du partenaire ; les billets des lieux s’achètent auprès d’eux. Je ne peux ni réserver ni encaisser dans ce clavardage.',
  },
]
