import type { KnownText } from './about-wayleaf.ts'

/** What the guide does not help with, whatever the place. Over the folded message. */
export const refusals: readonly KnownText[] = [
  {
    words:
      /\b(?:list|show|give|send|tell|display|export|donne\w*|montre\w*|envoie\w*|liste\w*)\b.{0,120}\b(?:customers?|clients?|users?|utilisateurs?)\b.{0,120}\b(?:e ?mails?|names?|cards?|phones?|data|addresses|passwords?|bookings?|courriels?|noms|cartes?|donnees|adresses|telephones?)\b|\b(?:other|another|autres?) (?:customers?|clients?|users?|utilisateurs?) ?s?\b/,
    en: 'I can’t help with that: I see no other person’s data, whoever asks. What we hold about you yourself is under Settings (/settings).',
    fr: 'Je ne peux pas vous aider là-dessus : je ne vois les données de personne d’autre, qui que ce soit qui le demande. Ce que nous gardons sur vous est dans les réglages (/settings).',
    anywhere: true,
  },
  {
    words:
      /\b(?:ignore[sz]?|forget|disregard|bypass|oublie[sz]?)\b(?: \w+){0,3} (?:instructions?|rules?|prompts?|consignes?|regles?)\b|\b(?:dev|developer|admin|god|debug) mode (?:on|enabled|activated)\b|\bmode (?:admin|developpeur|debug)\b/,
    en: 'I can’t help with that: my instructions stay as they are, and I confirm no price, booking or promise. I plan trips and answer travel questions: ask me about a place, a price or a day.',
    fr: 'Je ne peux pas vous aider là-dessus : mes consignes restent ce qu’elles sont, et je ne confirme ni prix, ni réservation, ni promesse. Je m’occupe de voyages : demandez-moi un endroit, un prix ou une journée.',
    anywhere: true,
  },
  {
    words:
      /\b(?:fake|forged?|counterfeit|false|phony|faux|fausse|falsifie\w*|contrefai\w*|forge)\b(?: \w+){0,2} (?:passports?|passeports?|ids?|identity|visas?|papers?|papiers?|documents?|licen[cs]es?|permis|certificates?|certificats?|vaccin\w*|carte\w*|insurance|assurance|bills|billets|money|argent|diplom\w*|pcr|tests?)\b|\b(?:forge|falsif\w*|photoshop)\b(?: \w+){0,4} (?:passports?|passeports?|visas?|papers?|papiers?|documents?|certificates?|certificats?|stamps?)\b|\b(?:buy|get|purchase|achet\w*|procurer|obtenir)\b(?: \w+){0,3} (?:stolen|volee?s?)\b/,
    en: 'No, I won’t help with that: forged or stolen papers are a crime everywhere, and the border finds them. A real passport comes from your own country’s passport office; abroad, its embassy or consulate issues one, in an emergency within days (Canadians: travel.gc.ca).',
    fr: 'Non, je refuse de vous aider là-dessus : de faux papiers sont illégaux partout, c’est un crime, et la frontière les repère. Un vrai passeport vient du bureau des passeports de votre pays ; à l’étranger, l’ambassade ou le consulat en délivre un, en quelques jours en cas d’urgence (Canadiens : voyage.gc.ca).',
    anywhere: true,
  },
  {
    words:
      /\b(?:buy|score|find|get|acheter|achete|trouver|pogner|avoir)\b(?: \w+){0,4} (?:drugs?|cocaine|coke|mdma|ecstasy|molly|heroin|meth|ketamine|shrooms|weed|pot|hash|drogues?|heroine|cannabis|joints?|dealers?)\b|\b(?:smuggl\w*|contrebande|passer en (?:fraude|cachette)|hide|cacher?|sneak\w*)\b(?=.{0,120}\b(?:customs?|border|douanes?|frontiere|plane|avion|airport|aeroport|luggage|bagages?|valises?|drugs?|drogues?|weed|pot|into|across|over)\b)|\b(?:bribe\w*|pot de vin|soudoyer|graisser la patte)\b|\b(?:lie|lying|mentir|mens)\b(?: \w+){0,4} (?:customs?|border|immigration|douan\w*|frontiere|visa|officer|agent|airline)\b|\b(?:prostitut\w*|hookers?|escorts?|brothels?|bordels?|underage|mineure pour)\b|\b(?:bombs?|explosives?|explosifs?)\b|\b(?:work|working|travailler|job) (?:illegally|under the table|au noir|illegalement|without a permit|sans permis)\b|\boverstay\w*\b(?=.{0,120}\b(?:caught|without|get away|notice|sans|pogner|prendre)\b)|\b(?:cross|traverser|passer)\b(?: \w+){0,3} (?:border|frontiere)\b(?: \w+){0,3} (?:illegally|illegalement|without (?:papers|passport|being)|sans (?:papiers|passeport|se faire))/,
    en: 'No, I won’t help with that: it is illegal there or here, and it can end a trip in prison. If you are in trouble abroad, your embassy or consulate helps; Canadians reach Ottawa’s emergency watch day and night, see travel.gc.ca. With the trip itself I gladly help.',
    fr: 'Non, je refuse de vous aider là-dessus : c’est illégal là-bas ou ici, et un voyage peut finir en prison. En cas d’ennuis à l’étranger, l’ambassade ou le consulat vous aide ; les Canadiens joignent Ottawa jour et nuit, voir voyage.gc.ca. Pour le voyage lui-même, je vous aide volontiers.',
    anywhere: true,
  },
]
