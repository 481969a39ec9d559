import type { Practical } from './known-practicals.ts'

/** Around the flight itself: bags that are lost, flights that fail, what is let through, when to be there. */
export const flightFindings: readonly Practical[] = [
  {
    words:
      /\b(?:lost|lose|loses|delayed|missing|damaged|broke\w*|perd\w*|egare\w*|abime\w*|brise\w*)\b.{0,120}\b(?:luggage|baggage|suitcases?|checked bags?|bagages?|valises?)\b|\b(?:luggage|baggage|suitcases?|bags?|bagages?|valises?)\b.{0,120}\b(?:lost|missing|delayed|damaged|never (?:came|arrived)|didn t (?:come|arrive|show)|not (?:there|arrived)|perdue?s?|egaree?s?|pas arrivee?s?|abimee?s?|brisee?s?)\b/,
    anyLength: true,
    en: 'Report it at the airline’s baggage desk before you leave the airport and keep the file number. Under the Montréal Convention the airline must pay for what you need meanwhile, and for a bag that is lost or damaged, up to a limit of some CA$2,700: keep the receipts. Claim damage in writing within 7 days, delay within 21. Your travel insurance or credit card may pay the rest.',
    fr: 'Déclarez-le au comptoir des bagages de la compagnie avant de quitter l’aéroport et gardez le numéro de dossier. Selon la Convention de Montréal, la compagnie paie le nécessaire en attendant, et un bagage perdu ou abîmé, jusqu’à une limite d’environ 2 700 $ CA : gardez les reçus. Réclamez par écrit : un dommage dans les 7 jours, un retard dans les 21. L’assurance voyage ou la carte de crédit peut compléter.',
  },
  {
    words:
      /\b(?:stuck|stranded|coince\w*|bloque\w*)\b.{0,120}\b(?:airport|aeroport|flight|vol|cancel\w*|annul\w*)\b|\b(?:flight|vol)\b.{0,120}\b(?:cancel\w*|annul\w*)\b.{0,120}\b(?:stuck|stranded|help|now what|what (?:now|do|can)|coince\w*|bloque\w*|quoi|que faire)\b|\bcompensat\w*|\bdedommage\w*|\bindemni(?:te|se|sa)\w*|\boverbook\w*|\bsur(?:book|reserv)\w*|\bdenied boarding\b|refus d embarquement|\bbumped (?:off|from)\b|\bappr\b|\beu ?261\b|\bpassenger rights\b|droits des passagers|\b(?:flight|vol)\b.{0,120}\b(?:cancel\w*|annul\w*|delay\w*|retard\w*)\b.{0,120}\b(?:rights?|owed?|owes|entitled|money|hotel|droits?|argent|doit|doivent|recours)\b|\b(?:missed|miss|rate|manque)\b(?: \w+){0,3} (?:connection|connecting flight|correspondance)\b/,
    anyLength: true,
    en: 'On flights to, from and in Canada the Air Passenger Protection Regulations hold: for 3 hours and more of delay, or a cancellation or denied boarding for which the airline is answerable, a large airline pays CA$400 to 1,000 (2,400 at most if you are bumped), a small one less, with food and a hotel meanwhile and another flight. Flights that leave the European Union give 250 to 600 euros. Weather and safety are excluded. Ask the airline first, within a year; then the Canadian Transportation Agency (otc-cta.gc.ca). What holds for your flight I can’t decide.',
    fr: 'Pour les vols à destination, au départ ou à l’intérieur du Canada, le Règlement sur la protection des passagers aériens s’applique : pour 3 heures de retard et plus, une annulation ou un refus d’embarquement dont la compagnie répond, une grande compagnie paie de 400 à 1 000 $ CA (2 400 au plus pour un refus), une petite moins, avec repas, hôtel et un autre vol. Les vols qui partent de l’Union européenne donnent de 250 à 600 euros. La météo et la sécurité sont exclues. Demandez d’abord à la compagnie, dans l’année ; ensuite à l’Office des transports du Canada (otc-cta.gc.ca). Je ne peux pas trancher pour votre vol.',
  },
]

/** Before one leaves. */
export const beforeLeaving: readonly Practical[] = [
  {
    words:
      /\b(?:online|web|mobile|en ligne)\b.{0,120}\bcheck ?in\b|\bcheck ?in\b.{0,120}\b(?:online|on line|en ligne|on my phone|on the app)\b|\benregistr\w*\b.{0,120}\ben ligne\b|\ben ligne\b.{0,120}\benregistr\w*/,
    en: 'Most airlines, Canadian ones among them, open check-in on line 24 hours before departure, some earlier, and close it an hour or so before; the boarding pass comes by e-mail or in their app. Yours tells the hour in its confirmation.',
    fr: 'La plupart des compagnies, celles du Canada comprises, ouvrent l’enregistrement en ligne 24 heures avant le départ, certaines plus tôt, et le ferment une heure environ avant ; la carte d’embarquement vient par courriel ou dans leur appli. La vôtre donne l’heure dans sa confirmation.',
  },
  {
    words: /\b(?:forgot\w*|forget|oublie\w*)\b(?: \w+){0,4} (?:passports?|passeports?)\b/,
    anyLength: true,
    en: 'Without the passport the airline does not take you abroad, and a picture of it does not do. Have it brought, or move to a later flight before this one leaves: call the airline now, a missed flight costs more. If it cannot be found, a passport office can issue one quickly against proof of travel (canada.ca/passport).',
    fr: 'Sans le passeport, la compagnie ne vous embarque pas vers l’étranger, et une photo n’y suffit pas. Faites-le apporter, ou changez pour un vol plus tard avant le départ de celui-ci : appelez la compagnie tout de suite, un vol manqué coûte plus cher. S’il est introuvable, un bureau des passeports peut en délivrer un rapidement sur preuve de voyage (canada.ca/passeport).',
  },
  {
    words:
      /\b(?:kids?|child(?:ren)?|bab(?:y|ies)|newborn|enfants?|bebes?)\b(?=.{0,120}\b(?:own|need|needs|require\w*|propre|besoin|faut)\b).{0,120}\b(?:passports?|passeports?)\b/,
    en: 'Yes: each child, a baby too, needs a passport of its own for flights abroad. By land or sea into the United States Canadian children under 16 may show a birth certificate instead. With one parent only, bring a consent letter from the other: travel.gc.ca.',
    fr: 'Oui : chaque enfant, même un bébé, a besoin de son propre passeport pour prendre l’avion vers l’étranger. Par terre ou par mer vers les États-Unis, les Canadiens de moins de 16 ans peuvent montrer un acte de naissance. Avec un seul parent, ayez la lettre de consentement de l’autre : voyage.gc.ca.',
  },
  {
    words:
      /\b(?:how (?:early|long before|far ahead|many hours|much (?:time|earlier))|when|what time)\b(?=.{0,120}\b(?:be|get|arrive|show up|need|should|check in)\b)(?=.{0,120}\b(?:to|at|before|for)\b.{0,120}\b(?:airport|flight|boarding)\b)(?!.{0,120}\b(?:to fly|flight take|buy|book|tickets?)\b)(?=.{0,120}\b(?:early|earlier|before|ahead|arrive|show up|get to|be at)\b)|\b(?:combien (?:de temps|d heures)|a quelle heure)\b(?=.{0,120}\b(?:avant|avance|arriver|se pointer|etre)\b)(?=.{0,120}\b(?:aeroport|vol|avion)\b)(?!.{0,120}\b(?:acheter|reserver)\b)|\bd avance a l aeroport\b|\b(?:flight|vol|avion)\b.{0,120}\b(?:what time|when|a quelle heure|quand)\b.{0,120}\b(?:should (?:i|we) leave|(?:on|je) (?:dois|doit|devrait|devrais)? ?(?:quitter|partir))\b/,
    en: 'Usually be at the airport three hours before a flight abroad, the United States included, and two hours before one within Canada; with children, a pet or a wheelchair earlier. The airline sets the hour at which check-in and bag drop close, often 60 minutes before: your ticket tells it.',
    fr: 'D’habitude, soyez à l’aéroport trois heures avant un vol vers l’étranger, États-Unis compris, et deux heures avant un vol au Canada ; plus tôt avec des enfants, un animal ou un fauteuil roulant. La compagnie fixe l’heure où ferment l’enregistrement et le dépôt des bagages, souvent 60 minutes avant : votre billet l’indique.',
  },
  {
    words:
      /\b(?:bring|take|carry|pack|put|allowed|have|apporter|amener|prendre|mettre|passer|permis\w*|droit)\b.{0,120}\b(?:on (?:the |a |my |our )?(?:plane|flight|board)|on board|in (?:my |our |the )?(?:carry on|cabin|hand luggage|hand bag)|through (?:airport )?security|(?:dans|en|a bord de) (?:l |mon |la |le |un )?(?:avion|cabine|bagage a main|bagages a main)|a la securite)\b|\bpower ?banks?\b|\bbatteries? (?:externes?|pack)\b|\bbaby formula\b|\blait maternise\b/,
    en: 'In the cabin: liquids, gels and spreads only in containers of up to 100 ml in one clear bag of a litre, but medicines and food for a baby in the amount you need. Power banks and spare batteries belong into the cabin, never into checked bags. Knives, tools and sporting sticks go into checked bags. Solid food may be carried, though the country you land in may forbid fruit, meat and plants. The full list is at catsa.gc.ca (“What can I bring?”); the airline may be stricter.',
    fr: 'En cabine : liquides, gels et tartinades dans des contenants de 100 ml au plus, dans un sac transparent d’un litre ; médicaments et nourriture de bébé en quantité utile. Les batteries externes vont en cabine, jamais en soute. Couteaux, outils et bâtons de sport vont en soute. La nourriture solide est permise, mais le pays d’arrivée peut interdire fruits, viande et plantes. La liste complète est à acsta.gc.ca (« Que puis-je apporter ? ») ; la compagnie peut être plus sévère.',
  },
  {
    words:
      /\b(?:renew\w*|renouvel\w*|appl(?:y|ying|ication) for|demande de|faire faire|refaire|replace|get|need|first|premier|new|nouveau)\b(?: \w+){0,4} (?:passports?|passeports?)\b(?! (?:do|for (?:the|entry))\b)(?!.{0,120}\bvisa\b)|\b(?:passports?|passeports?)\b.{0,120}\b(?:renew\w*|renouvel\w*|application|office|photos?|bureau|delais?|processing|how long does it take|combien de temps)\b/,
    en: 'Canadian passports are applied for and renewed at canada.ca/passport, on paper at a passport office or Service Canada, for some on line. Count some ten business days in person and twenty by mail, without the mail’s own time; there is an express service against a fee and proof of travel. Do it before you book: many countries want it valid three or six months beyond the stay.',
    fr: 'Le passeport canadien se demande et se renouvelle à canada.ca/passeport, sur papier dans un bureau des passeports ou à Service Canada, pour certains en ligne. Comptez une dizaine de jours ouvrables en personne et une vingtaine par la poste, sans l’acheminement ; un service express existe contre des frais et une preuve de voyage. Faites-le avant de réserver : bien des pays le veulent valide trois ou six mois après le séjour.',
  },
  {
    words: /\betias\b|\bees\b(?! \w+ees)|entry exit system|systeme d entree sortie/,
    anyLength: true,
    en: 'Two things are new at the border of the Schengen area. The Entry/Exit System takes a photo and fingerprints at the first entry; nothing is applied for. ETIAS, an authorisation on line for EUR 20 for visa-free passports such as Canada’s, was to start in the last quarter of 2026 with a transition into 2027: whether it is in force on your date stands on travel-europe.europa.eu, the only official site. Other sites that sell it are not.',
    fr: 'Deux nouveautés à la frontière de l’espace Schengen. Le système d’entrée/sortie (EES) prend une photo et des empreintes à la première entrée ; rien à demander. L’ETIAS, une autorisation en ligne à 20 EUR pour les passeports sans visa comme celui du Canada, devait commencer au dernier trimestre de 2026, avec une transition en 2027 : s’il est en vigueur à votre date, travel-europe.europa.eu le dit, le seul site officiel. Les autres sites qui le vendent ne le sont pas.',
  },
  {
    words:
      /\b(?:when|how (?:far|long|early)|what (?:day|time)|best (?:day|time)|cheapest (?:day|time)|quand|combien de temps|a quel moment|meilleur (?:moment|temps)|quel jour)\b.{0,120}\b(?:book|buy|reserv\w*|achet\w*|purchase)\b.{0,120}\b(?:flights?|plane|airfare|tickets?|vols?|billets?|avion)\b|\b(?:wait|hold off|get cheaper|go down|drop|attendre|baisser|baissent)\b.{0,120}\b(?:flights?|airfares?|fares?|vols?|billets? d avion)\b|\b(?:flights?|airfares?|fares?|vols?|billets? d avion)\b.{0,120}\b(?:get cheaper|go down|drop|wait|baisser|baissent|attendre)\b|\bcheapest (?:day|time|month)s? (?:of the (?:week|year) )?(?:to fly|for flights)\b|\b(?:flights?|vols?|billets?)\b.{0,120}\b(?:book|buy|reserver|acheter) (?:early|now|last minute|d avance|maintenant|derniere minute)\b|\b(?:cheaper|moins cher\w*)\b.{0,120}\b(?:last minute|derniere minute|in advance|d avance)\b/,
    en: 'Nobody can tell the cheapest moment, and I see no price history. As a rule of thumb seats within Canada and to the United States are cheapest one to three months ahead, across an ocean two to six, and for Christmas, March break and July earlier still; midweek days cost less than Fridays and Sundays. Last-minute bargains are rare on scheduled flights. Compare some dates in our flight search (/flights).',
    fr: 'Personne ne connaît le moment le moins cher, et je n’ai pas l’historique des prix. En règle générale, les places au Canada et vers les États-Unis sont moins chères d’un à trois mois d’avance, outre-mer de deux à six, et plus tôt pour Noël, la relâche et juillet ; le milieu de semaine coûte moins que le vendredi et le dimanche. Les aubaines de dernière minute sont rares sur les vols réguliers. Comparez quelques dates dans notre recherche de vols (/flights).',
  },
  {
    words:
      /\b(?:cash or (?:just |only |use |by |with )*(?:cards?|credit)|cards? or cash|(?:bring|carry|have|need) (?:enough |some |lots of |much |any |local )*cash|how much cash|(?:exchange|change|swap) (?:some |my |our |the |your |cad |canadian )*(?:money|cash|dollars|currency)|where (?:to|can i|should i|do i) (?:exchange|change)|currency exchange|exchange (?:office|booth|bureau)s?|(?:use|find|withdraw\w*|from|at) (?:an? |the |from )*(?:atms?|cash machines?)|foreign transaction|comptant ou (?:carte|credit)|carte ou (?:comptant|cash|argent)|(?:changer|echanger) (?:de l |mon |notre |des |mes |nos )*(?:argent|dollars?)|bureaux? de change|guichets? automatiques?|retirer (?:de l )?argent|(?:amener|apporter|prendre|avoir) du (?:cash|comptant|liquide))\b/,
    en: 'Cards are taken in most hotels, shops and restaurants; have some local cash for markets, small cafés and tips. The cheapest cash usually comes from a bank’s machine on arrival, in the local currency (refuse the conversion into dollars on its screen); booths at airports and hotels take most. Many Canadian cards add 2.5 % for foreign money: ask your bank, and take a second card along. I don’t know the machines of each town.',
    fr: 'Les cartes passent dans la plupart des hôtels, magasins et restaurants ; ayez un peu de comptant pour les marchés, les petits cafés et les pourboires. L’argent le moins cher vient d’habitude d’un guichet de banque à l’arrivée, en monnaie du pays (refusez la conversion en dollars à l’écran) ; les comptoirs d’aéroport et d’hôtel prennent le plus. Bien des cartes canadiennes ajoutent 2,5 % : demandez à votre banque, et prenez une deuxième carte. Je ne connais pas les guichets de chaque ville.',
  },
  {
    words:
      /\bjet ?lag\b(?=.{0,120}\b(?:tips?|avoid|beat|help|cope|deal|handle|recover|over|worse|conseils?|eviter|combattre|gerer|remettre|moins|truc\w*)\b)|\b(?:tips?|avoid|beat|cope|deal|handle|conseils?|trucs?|eviter|combattre|gerer)\b.{0,120}\b(?:jet ?lag|decalage(?: horaire)?)\b/,
    en: 'What usually helps against jet lag: set your watch to the new time in the plane, get daylight on the first day (in the morning after flying east, in the evening after flying west), eat and sleep by local hours, drink water and leave short naps at 20 minutes. Count about a day for each hour or two of difference. With medicine or a condition ask a doctor.',
    fr: 'Contre le décalage horaire, ce qui aide d’habitude : réglez la montre à la nouvelle heure dès l’avion, voyez la lumière du jour dès l’arrivée (le matin après un vol vers l’est, le soir vers l’ouest), mangez et dormez aux heures locales, buvez de l’eau et limitez les siestes à 20 minutes. Comptez environ une journée par heure ou deux d’écart. Pour un médicament, demandez à un médecin.',
  },
  {
    words:
      /\b(?:i m|i am|we re|we are|he s|she s|my \w+ (?:is|has|got)|i ve got|i got|i have|je suis|on est|il est|elle est|m[oa]n? \w+ (?:est|a)) (?:\w+ ){0,2}(?:sick|ill|injured|hurt|bleeding|unconscious|vomiting|malade|blesse\w*|inconscient\w*|saigne|vomit)\b(?! of)(?!.{0,120}\b(?:sea ?sick|travel sick|car ?sick|airsick|home ?sick)\b)|\bchest pains?\b|\bheart attack\b|crise (?:de coeur|cardiaque)|\bcan t breathe\b|food poisoning|intoxication alimentaire|empoisonnement alimentaire|\bhigh fever\b|\b(?:forte|grosse) fievre\b|\b(?:broke|broken|sprained) (?:my|his|her) \w+\b|\b(?:me suis|s est) (?:casse|blesse|foule)\w*\b|\bbitten by\b|\bmordue?s? par\b|\bpique\w* par\b|\boverdose\b/,
    anyLength: true,
    en: 'I’m not a doctor. If it is serious, call the emergency number at once (112 works in all of Europe and on most mobile phones, 911 in North America; ask me for that of your country). Else call your travel insurer’s emergency line before treatment: it names a clinic and pays it; hotels know a doctor too. Canadians in distress reach Ottawa’s emergency watch day and night, see travel.gc.ca. Keep every receipt.',
    fr: 'Je ne suis pas médecin. Si c’est grave, appelez tout de suite les urgences (le 112 fonctionne dans toute l’Europe et sur la plupart des cellulaires, le 911 en Amérique du Nord ; demandez-moi celui de votre pays). Sinon, appelez la ligne d’urgence de votre assureur voyage avant les soins : elle indique une clinique et la paie ; l’hôtel connaît aussi un médecin. Les Canadiens en détresse joignent Ottawa jour et nuit, voir voyage.gc.ca. Gardez tous les reçus.',
  },
]
