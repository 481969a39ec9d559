import { type VisaCountry, visaCountryCodes } from '#features/visas/domain/visa-countries.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import { countriesByAdjective } from '../../domain/country-names.ts'
import { entryRulesAsOf, rulesForCanadians } from '../../domain/known-entry-rules.ts'
import { visaTool } from '../tools/travel-tools.ts'
import { type Answer, plain, type Turn } from './answer.ts'

const nationalities: readonly (readonly [RegExp, VisaCountry])[] = [
  [/\bcanad(?:ian|ien(?:ne)?)s?\b/, 'CA'],
  [/\b(?:americans?|americain(?:e)?s?|us (?:passports?|citizens?|nationals?))\b/, 'US'],
  [/\b(?:british|britanniques?|uk passport|anglaise?)\b/, 'GB'],
  [
    /\b(?:french(?: (?:passport|citizen|national))?\b(?! (?:food|restaurant|toast|fries|speaking))|francaise?s?\b)/,
    'FR',
  ],
  [/\b(?:germans?|allemande?s?)\b/, 'DE'],
  [/\b(?:italian (?:passport|citizen)|italienne?s?)\b/, 'IT'],
  [/\b(?:spanish (?:passport|citizen)|espagnole?s?)\b/, 'ES'],
  [/\b(?:japanese|japonaise?)\b/, 'JP'],
  [/\b(?:australians?|aussies?|australien(?:ne)?s?)\b/, 'AU'],
  [/\b(?:new zealand(?:er)?s? (?:passport|citizen)|kiwi passport|neo zelandaise?)\b/, 'NZ'],
  [/\b(?:chinese|chinoise?s?)\b/, 'CN'],
  [/\b(?:indians?|indien(?:ne)?s?)\b/, 'IN'],
  [/\b(?:thai|thailandaise?)\b/, 'TH'],
  [/\b(?:singaporeans?|singapourien(?:ne)?s?)\b/, 'SG'],
  [/\b(?:brazilians?|bresilien(?:ne)?s?)\b/, 'BR'],
  [/\b(?:mexicans?|mexicaine?s?)\b/, 'MX'],
  [/\b(?:south africans?|sud africaine?s?)\b/, 'ZA'],
  [/\b(?:egyptians?|egyptien(?:ne)?s?)\b/, 'EG'],
  [/\b(?:emiratis?|emirien(?:ne)?s?)\b/, 'AE'],
  [/\b(?:russians?|russes?)\b/, 'RU'],
]

export const passportsIn = (text: string): readonly VisaCountry[] =>
  nationalities.flatMap(([pattern, code]) => (pattern.test(text) ? [code] : []))

const isKnown = (code: string): code is VisaCountry =>
  visaCountryCodes.some((known) => known === code)

type Finding = Awaited<ReturnType<typeof visaTool.run>>

function sentence(
  { say, world, language, reading }: Turn,
  { status, days, obtain, conditions, from, to }: Finding,
): string {
  const [here, there] = [from, to].map((code) => world.countryName(code, language))
  const stay = days
    ? say(` for stays of up to ${days} days`, ` pour un séjour de ${days} jours au plus`)
    : ''
  const what = obtain
    ? `${obtain.what}${obtain.cost && (language === 'en' || !/[a-z]{2}/.test(obtain.cost) || /combien|cout|prix|frais/.test(reading.text)) ? ` (${obtain.cost})` : ''}`
    : ''
  const short = what.split(/[,.(;]/)[0] ?? ''
  const head = {
    'visa-free': say(`no visa needed${stay}`, `aucun visa nécessaire${stay}`),
    eta: say(
      `an electronic travel authorisation: ${what}${stay}`,
      `une autorisation électronique est obligatoire : ${short}${stay}`,
    ),
    'e-visa': say(
      `an e-visa: ${what}${stay}`,
      `un e-visa (visa électronique) est obligatoire${stay}`,
    ),
    'visa-on-arrival': say(`a visa on arrival: ${what}${stay}`, `un visa à l’arrivée${stay}`),
    'visa-required': say(
      `needs a visa before travelling${what ? `: ${what}` : ''}${stay}`,
      `un visa est obligatoire, à demander au consulat avant le départ${stay}`,
    ),
    restricted: say('entry is restricted', 'l’entrée est restreinte'),
  }[status]
  const more =
    language === 'en' && conditions.length > 0
      ? ` ${conditions.map((one) => one.replace(/\.?$/, '.')).join(' ')}`
      : ''
  return say(
    `**${here} passport to ${there}:** ${head}.${more}`,
    `**Passeport ${here} vers ${there} :** ${head}.`,
  )
}

function unknownCountry(
  { world, say, language }: Turn,
  to: string,
  passport: VisaCountry | undefined,
): Answer {
  const name = world.countryName(to, language)
  const known = passport === 'CA' ? rulesForCanadians.get(to) : undefined
  if (known)
    return plain(
      say(
        `**Canada passport to ${name}:** ${known.en} That is general knowledge, not from our table of ${visaCountryCodes.length} countries: the embassy or consulate of ${name} decides, so check there before you book.`,
        `**Passeport Canada vers ${name} :** ${known.fr} C’est une connaissance générale, hors de notre table de ${visaCountryCodes.length} pays : l’ambassade ou le consulat décide ; vérifiez-y avant de réserver.`,
      ),
      {
        sources: [
          { name: say('general knowledge', 'connaissances générales'), date: entryRulesAsOf },
        ],
        talk: { visaTo: to, passport: 'CA' },
      },
    )
  return plain(
    say(
      `I don’t know the entry rules of ${name}: they are not in our data, which covers ${visaCountryCodes.length} countries. The embassy or consulate of ${name} decides and answers; Canadians also find the rules in the travel advice at travel.gc.ca.`,
      `Je ne connais pas les règles d’entrée de ce pays (${name}) : elles ne figurent pas dans nos données. L’ambassade ou le consulat décide et vous répondra ; les Canadiens trouvent aussi les règles dans les conseils aux voyageurs, à voyage.gc.ca.`,
    ),
    { talk: { visaTo: to, ...(passport ? { passport } : {}) } },
  )
}

const isResident =
  /permanent resident|resident\w*|\bpr card\b|residence|\blive in\b|\bhabite\b|study permit|work permit|permis d etudes/
const ofHome =
  /(?:\b(?:from|live|lives|living|reside|resident|based|born|habite|habitons|vis|vit|demeure|demeurons|partant|depuis|ne|nee|leaving|departing)\b(?: (?:in|at|a|au|aux|en|the|de|du|d|l|la|le|of|out))*|residente?s?(?: permanente?s?)?(?: (?:of|de|du|in|a|au|en|the|la|le|l))+)$/
const goingTo = /\b(?:to|for|visit|visiting|pour|vers|aller|en|au|aux|a)(?: (?:the|la|le|l))?$/

/** The country that one wants to enter, also where only its town is named; not the one where one lives. */
function destinationOf({ reading, world }: Turn, passports: readonly string[]): string | undefined {
  const named = [
    ...reading.countries.map((code) => ({ code, ahead: reading.ahead.get(code) ?? '' })),
    ...reading.towns.map((slug) => ({
      code: world.rows(slug)?.town.countryCode ?? '',
      ahead: reading.ahead.get(slug) ?? '',
    })),
  ].filter(({ code, ahead }) => code && !ofHome.test(ahead))
  // No visa is needed for the traveller's own country, if another country is named as well.
  const abroad = named.filter(({ code }) => !passports.includes(code))
  const meant = abroad.length > 0 ? abroad : named
  return (meant.find(({ ahead }) => goingTo.test(ahead)) ?? meant[0])?.code
}

const nameOf = ({ world, language }: Turn, code: string) => world.countryName(code, language)

/** Says that a country follows the Schengen rule that was looked up for another one. */
const schengenText = (turn: Turn, to: string) =>
  turn.say(
    `${nameOf(turn, to)} belongs to the Schengen area, which has one rule for short stays: the one for France holds there as well, and the days in all its countries count together.`,
    `Ce pays (${nameOf(turn, to)}) fait partie de l’espace Schengen, qui a une seule règle pour les courts séjours : celle de la France y vaut aussi, et les jours passés dans tous ses pays s’additionnent.`,
  )

/** Nationalities that the rules do not hold, beside the word passport or citizen. */
const otherPassport =
  /\b(?:passports?|passeports?|citizens?|nationals?|nationalite|citoyen(?:ne)?s?)\b(?=.{0,120}\b(?:moroccan|marocaine?s?|algerian|algerienn?e?s?|tunisian|tunisienn?e?s?|haitian|haitienn?e?s?|lebanese|libanaise?s?|turkish|turcs?|turque|iranian|iranienn?e?s?|pakistani|pakistanaise?|filipino|filipina|philippine?s?|vietnamese|vietnamienn?e?s?|korean|coreenn?e?s?|portuguese|portugaise?|polish|polonaise?|ukrainian|ukrainienn?e?s?|colombian|colombienn?e?s?|cuban|cubaine?s?|nigerian|senegalaise?|senegalese|belgian|belges?|swiss|suisses?|dutch|neerlandaise?|irish|irlandaise?|greek|grecque|grecs?|swedish|suedoise?|israeli|israelienn?e?s?)\b)|\b(?:moroccan|marocain|algerian|algerien|tunisian|tunisien|haitian|haitien|lebanese|libanais|turkish|turc|iranian|iranien|pakistani|pakistanais|filipino|vietnamese|vietnamien|korean|coreen|portuguese|portugais|polish|polonais|ukrainian|ukrainien|colombian|colombien|cuban|cubain|nigerian|senegalese|senegalais|belgian|belge|swiss|suisse|dutch|irish|irlandais|greek|grec|swedish|suedois|israeli|israelien) (?:passports?|citizens?|nationals?)\b|\b(?:is|are|am|i m|est|sont|suis) (?:a |an |un |une )?(?:moroccan|marocaine?|algerian|algerienne|algerien|tunisian|tunisien|haitian|haitienne|haitien|lebanese|libanaise?|turkish|turc|iranian|iranien|pakistani|pakistanais|filipino|vietnamese|vietnamien|korean|coreen|portuguese|portugaise?|polish|polonaise?|ukrainian|ukrainien|colombian|colombien|cuban|cubain|nigerian|senegalese|senegalais|belgian|belge|swiss|suisse|dutch|irish|irlandais|greek|grec|swedish|suedois|israeli|israelien)\b/

/** A passport outside the table. */
const unknownPassport = ({ say }: Turn): Answer =>
  plain(
    say(
      `I don’t know the rules for that passport: our data cover ${visaCountryCodes.length} passports, and it is not one of them. The embassy or consulate of the country you go to decides and answers.`,
      `Je ne connais pas les règles pour ce passeport : nos données couvrent ${visaCountryCodes.length} passeports, et il n’en fait pas partie. L’ambassade ou le consulat du pays où vous allez décide et vous répondra.`,
    ),
  )

const residenceText = ({ reading, say }: Turn): readonly string[] =>
  isResident.test(reading.text)
    ? [
        say(
          'It is the passport that counts for this, not the country where one lives as a resident.',
          'C’est le passeport qui compte ici, et non le pays où l’on réside.',
        ),
      ]
    : []

const holds = /\b(?:passports?|passeports?|citizens?|citoyen\w*|national\w*|esta|visas?|eta)\b/

/** Countries that people are said to come from: "she's from the Philippines". */
const peopleOf = ({ reading }: Turn): readonly string[] =>
  reading.countries.filter((code) =>
    /\b(?:is|s|are|m|re|comes?|originally|passport|citizens?|vient|viens|originaire) (?:from|of|de|du|d|des)(?: (?:the|la|l|les))?$/.test(
      reading.ahead.get(code) ?? '',
    ),
  )

/** The country abroad that the talk is at. */
const abroadOf = ({ talk, world }: Turn, passports: readonly string[]): string | undefined => {
  const home = passports.length > 0 ? passports : ['CA']
  const towns = [...talk.towns, ...(talk.memory?.towns ?? []), talk.flight?.to ?? '']
  return [...towns.map((slug) => world.rows(slug)?.town.countryCode), ...talk.countries].find(
    (code) => code !== undefined && !home.includes(code),
  )
}

const relative =
  /\b(?:my|our|ma|mon|notre) (?:\w+ )?(wife|husband|girlfriend|boyfriend|partner|fiancee?|mom|mum|mother|dad|father|friend|son|daughter|cousin|brother|sister|blonde|chum|femme|mari|copain|copine|conjointe?|mere|pere|amie?|fils|fille|frere|soeur)\b/
const accents = wordTable({
  mere: 'mère',
  pere: 'père',
  frere: 'frère',
  soeur: 'sœur',
})

/** "For your wife:", where one other person was named beside one foreign passport. */
function forWhom({ reading, say }: Turn, { from }: Finding, all: readonly Finding[]): string {
  const word = relative.exec(reading.text)?.[1]
  const isOnly = all.length === 1 || all.filter((one) => one.from !== 'CA').length === 1
  if (!word || !isOnly || (all.length > 1 && from === 'CA')) return ''
  const shown = accents.get(word) ?? word
  return say(`For your ${shown}: `, `Pour votre ${shown} : `)
}

/** What a rule rests on: our own general knowledge, or a live source by its name. */
const basisName = ({ say }: Turn, { kind }: Finding): string =>
  kind === 'general knowledge' ? say('general knowledge', 'connaissances générales') : kind

/** The official pages, once each. They decide, and nothing here was taken from them. */
function whereToCheck({ say }: Turn, findings: readonly Finding[]): string {
  const links = [...new Set(findings.map(({ link }) => link))].join(' ')
  return say(
    `The official page decides. Where to check: ${links}`,
    `La page officielle fait foi. À vérifier sur : ${links}`,
  )
}

/** The rules that were found, and the page that decides; none is found for one's own country. */
function answerFound(
  turn: Turn,
  { to, area, passport }: { readonly to: string; readonly area: string; readonly passport: string },
  findings: readonly Finding[],
): Answer {
  const { say, language } = turn
  const [first] = findings
  if (!first)
    return plain(
      say(
        'Citizens need no visa to enter their own country or, as citizens of the European Union, another one of the Schengen area: a valid passport or identity card is enough.',
        'On n’a pas besoin de visa pour entrer dans son propre pays ni, avec la citoyenneté de l’Union européenne, dans un autre de l’espace Schengen : un passeport ou une carte d’identité valides suffisent.',
      ),
      { talk: { visaTo: to, passport } },
    )
  const changing = language === 'en' ? findings.flatMap(({ changing }) => changing ?? []) : []
  return {
    text: [
      ...findings.map((finding) => `${forWhom(turn, finding, findings)}${sentence(turn, finding)}`),
      ...(area === to ? [] : [schengenText(turn, to)]),
      ...residenceText(turn),
      ...changing,
      whereToCheck(turn, findings),
    ].join('\n\n'),
    sources: [{ name: basisName(turn, first), date: first.checkedOn }],
    talk: { visaTo: to, passport },
  }
}

/** What a passport needs for a country, from the visa rules; asks for the passport if none was named. */
export async function answerVisa(turn: Turn): Promise<Answer> {
  const { reading, talk, call, say, world } = turn
  const bare = countriesByAdjective(reading.text).filter(isKnown)
  const spoken = [...passportsIn(reading.text), ...peopleOf(turn).filter(isKnown)]
  const named = spoken.length > 0 || !holds.test(reading.text) ? spoken : bare
  const passports =
    named.length > 0 ? named : talk.passport && isKnown(talk.passport) ? [talk.passport] : []
  const to = destinationOf(turn, passports) ?? talk.visaTo ?? abroadOf(turn, passports)
  if (!to)
    return plain(say('Which country are you going to?', 'Dans quel pays allez-vous ?'), {
      question: 'destination',
      talk: named[0] ? { passport: named[0] } : {},
    })
  if (
    spoken.length === 0 &&
    (otherPassport.test(reading.text) || peopleOf(turn).some((code) => !isKnown(code)))
  )
    return unknownPassport(turn)
  if (passports.length === 0)
    return plain(say('Which passport will you travel on?', 'Avec quel passeport voyagez-vous ?'), {
      question: 'passport',
      talk: { visaTo: to },
    })
  const area = !isKnown(to) && world.isSchengen(to) ? 'FR' : to
  if (!isKnown(area)) return unknownCountry(turn, to, passports[0])
  const findings = await Promise.all(
    passports
      .filter((code) => code !== to && !(area !== to && world.isSchengen(code)))
      .map((from) => call(visaTool, { from, to: area })),
  )
  return answerFound(turn, { to, area, passport: passports.at(-1) ?? '' }, findings)
}
