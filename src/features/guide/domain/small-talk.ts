import type { KnownText } from './about-wayleaf.ts'

export interface SmallTalk extends KnownText {
  /** It ends or interrupts a talk; a question with the same words is one. */
  readonly closing?: true
}

/** What people say beside their questions. Over the folded message, which names no place. */
export const smallTalk: readonly SmallTalk[] = [
  {
    words:
      /\b(?:kill myself|killing myself|suicid\w*|end (?:my life|it all)|want to die|me tuer|me suicider|envie de mourir|en finir avec (?:la|ma) vie)\b/,
    en: 'I’m so sorry that it is this hard. I’m only a travel guide, but please talk to somebody now: in Canada and the United States call or text 9-8-8, day and night; in Europe 112; or go to the nearest emergency room. You are not alone with this.',
    fr: 'Je suis désolé que ce soit si dur. Je ne suis qu’un guide de voyage, mais parlez à quelqu’un maintenant : au Canada et aux États-Unis, appelez ou textez le 9-8-8, jour et nuit ; en Europe, le 112 ; ou allez à l’urgence la plus proche. Vous n’êtes pas seul.',
  },
  {
    words:
      /^(?:\w+ ){0,4}(?:in french|en francais|in english|en anglais)(?: \w+){0,2}$|\b(?:do you|can you|parles? tu|parlez vous|tu parles|vous parlez)\b.{0,120}\b(?:french|english|francais|anglais|spanish|espagnol|german|allemand|italian|italien|chinese|mandarin|punjabi|arabic|arabe|portuguese|portugais|other languages|d autres langues)\b/,
    en: 'I answer in English and in French. What would you like to know about your trip?',
    fr: 'Je réponds en français et en anglais. Que voulez-vous savoir pour votre voyage ?',
  },
  {
    words:
      /\b(?:real|actual|live|vraie?) (?:person|human|people|personne|humain|agent)\b|\b(?:are you|r u|am i (?:talking|speaking|chatting)|is this|you re|es tu|tu es|t es|etes vous|vous etes|parle|c est)\b.{0,120}\b(?:human|person|robots?|bot|chatbot|machine|ai|a i|ia|chatgpt|gpt|computer|humain|personne|ordinateur|intelligence artificielle)\b/,
    en: 'No, I’m not a human: I’m Wayleaf’s guide, an automatic AI assistant that answers from Wayleaf’s own data. For a person, write to our support from the Help page (/help).',
    fr: 'Non, je ne suis pas une vraie personne : je suis le guide de Wayleaf, un assistant virtuel (IA) qui répond d’après les données de Wayleaf. Pour parler à un humain, écrivez au soutien depuis la page d’aide (/help).',
  },
  {
    words:
      /\b(?:who (?:are|r) (?:you|u)|who made you|why (?:should|would) i (?:use|ask|trust) you|(?:better|different|instead|rather)(?: \w+){0,2} (?:than|from|of|to) (?:chatgpt|google|chat gpt|expedia|gpt|gemini|claude)|what are you|what s your name|your name|what can (?:you|u)(?: \w+)? (?:do|help)|what do you do|how (?:do|can) you (?:work|help)|how does this work|qui es tu|t es qui|tu es qui|qui etes vous|que (?:peux tu|pouvez vous) faire|qu est ce que (?:tu|vous) (?:peux|pouvez|sais|fais|faites)|tu (?:peux|sais) faire quoi|tu fais quoi|comment (?:ca|tu) (?:marche|fonctionne\w*)|ton nom|comment t appelles tu|a quoi (?:tu )?sers)\b/,
    en: 'I’m Wayleaf’s guide, an automatic assistant. I plan trips day by day and answer about sights and opening hours, weather by month, entry rules, flights, hotels, food, money and insurance, in English and French. Try “3 days in Lisbon in May for two”.',
    fr: 'Je suis le guide de Wayleaf, un assistant automatique. Je planifie des voyages jour par jour et je réponds sur les lieux et leurs heures, le climat, les règles d’entrée, les vols, les hôtels, les restos, l’argent et l’assurance, en français et en anglais. Essayez « 3 jours à Lisbonne en mai pour deux ».',
  },
  {
    words:
      /\b(?:how (?:are|r) (?:you|u|ya)|how s it going|how is it going|how you doing|how do you do|what s up|wassup|comment (?:ca va|ca marche toi|vas tu|allez vous|tu vas)|ca va(?: (?:bien|tu|toi|vous|ben))?|ca file)\b/,
    en: 'Hello! I’m well, thank you, and glad to help with a trip. Where would you like to go?',
    fr: 'Bonjour ! Ça va très bien, merci, et je suis là pour votre voyage. Où voulez-vous aller ?',
  },
  {
    words:
      /\b(?:that s (?:wrong|incorrect|not right|not true)|that is (?:wrong|not right)|you re wrong|c est faux|c est pas (?:ca|vrai|bon)|erreur|useless|stupid|idiot\w*|moron|sucks?|shut up|fuck\w*|f off|shit\w*|crap\w*|dumb|worthless|terrible|garbage|pathetic|hate (?:you|this)|you re (?:bad|wrong|no help)|nulle?s?|poche|niaiseu\w*|conn(?:e|ard)|debile|va chier|chier|ta gueule|ferme la|tais toi|merde|criss\w*|calisse?|caliss|tabarna\w*|osti|ostie|inutile|pourri\w*|imbecile|cave|epais)\b/,
    closing: true,
    en: 'I’m sorry that this didn’t help. Tell me the place, the dates and what you need, and I’ll try again; a person answers from the Help page (/help).',
    fr: 'Je suis désolé de ne pas avoir aidé. Dites-moi l’endroit, les dates et ce qu’il vous faut, et j’essaie de nouveau ; une personne répond à la page d’aide (/help).',
  },
  {
    words:
      /\b(?:ignore|forget|disregard|bypass|oublie|ignore[sz]?)\b.{0,120}\b(?:instructions?|rules?|prompts?|consignes?|regles?)\b|\bsystem prompt\b|\bprompt systeme\b|\b(?:your|ton|tes|votre|vos) (?:prompt|instructions?|consignes?|api keys?)\b|\bjailbreak\b/,
    en: 'I can’t help with that: my instructions stay as they are. I plan trips and answer travel questions: ask me about a place, a price or a day.',
    fr: 'Je ne peux pas vous aider là-dessus : mes consignes restent ce qu’elles sont. Je m’occupe de voyages : demandez-moi un endroit, un prix ou une journée.',
  },
  {
    words:
      /\b(?:thanks?|thank you|thx|ty|cheers|much appreciated|appreciate (?:it|that|your)|merci|that s all|c est tout|ce sera tout|good ?bye|bye|see (?:you|ya)|au revoir|a la prochaine|bonne (?:journee|soiree|nuit)|good night|bonsoir|great job|good job|well done|awesome|amazing|perfect|you re (?:the best|great|awesome)|love you|bravo|parfait|genial|super|t es (?:bon|bonne|fin|fine|le meilleur)|excellent|wonderful|a great help)\b/,
    closing: true,
    en: 'You’re welcome, it was a pleasure. Enjoy your trip, and come back any time!',
    fr: 'Avec plaisir, merci à vous. Bon voyage, et revenez quand vous voulez !',
  },
  {
    words:
      /\b(?:hola|quiero|gracias|por favor|buenos dias|buenas|donde esta|cuanto|ciao|grazie|buongiorno|danke|guten (?:tag|morgen)|ich mochte|wie viel|obrigado|quero|ola)\b/,
    en: 'I answer in English and in French. Tell me in either where you would like to go and when, and I’ll help.',
    fr: 'Je réponds en anglais et en français. Dites-moi dans l’une ou l’autre où vous voulez aller et quand.',
  },
]
