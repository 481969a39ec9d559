import { estimateAsOf } from '#features/insurance/domain/estimate-premium.ts'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { insuranceTool } from '../tools/travel-tools.ts'
import { type Answer, plain, type Turn } from './answer.ts'
import { day, dollars } from './words.ts'

const aboutCover =
  /cover|couvr|condition|pre ?existing|preexistant|heart|coeur|diabet|blood pressure|hypertension|haute pression|cholesterol|cancer|asthma|asthme|medication|medicament|\bpills?\b|stable|pregnan|enceinte|claim|reclam/

const provincial =
  /\bramq\b|\bohip\b|\bmsp\b|\bahcip\b|health card|carte soleil|assurance maladie|provincial (?:plan|health|insurance)|regime (?:provincial|public)|medicare|soins? (?:gratuits?|couverts?)|(?:hospital|medical) (?:bills?|costs?)|frais (?:medicaux|d hopital)/

/** What the provinces' health plans pay away from home is little; general knowledge. */
function answerProvincial({ say, reading }: Turn): Answer {
  const [plan, planFr] = /\bramq\b|carte soleil/.test(reading.text)
    ? ['RAMQ', 'la RAMQ']
    : /\bohip\b/.test(reading.text)
      ? ['OHIP', 'l’OHIP']
      : ['A provincial health plan', 'un régime provincial']
  return plain(
    say(
      `No, not in full: outside Canada ${plan} pays only a small part of a hospital bill, at the rates of home, and no flight home. Travel insurance is strongly recommended. You can compare prices on our Insurance page; what a policy covers, its wording and the insurer say.`,
      `Non, pas au complet : hors du Canada, ${planFr} ne rembourse qu’une petite partie des frais d’hôpital, aux tarifs d’ici, et pas le rapatriement. Une assurance voyage est fortement recommandée. Comparez les prix à notre page d’assurance (Insurance) ; ce qu’un contrat couvre, son texte et l’assureur le disent.`,
    ),
    {
      sources: [{ name: say('general knowledge', 'connaissances générales'), date: '2026-11-21' }],
    },
  )
}

/** The first day of a month that was named without one: the next such month, or the one of the year. */
function firstOf(month: number, year: number | undefined, today: LocalDate): LocalDate {
  const dated = (one: number) => `${one}-${String(month).padStart(2, '0')}-01`
  const now = Number(today.slice(0, 4))
  return dated(year ?? (dated(now) < today ? now + 1 : now))
}

/** What an illness that one has already changes. */
const conditionText = ({ reading, say }: Turn): string =>
  aboutCover.test(reading.text)
    ? say(
        ' With a pre-existing condition it costs more or is excluded: declare it, and ask how long it must have been stable.',
        ' Avec un problème de santé préexistant, cela coûte plus ou est exclu : déclarez-le, et demandez combien de temps il doit être stable.',
      )
    : ''

/** A departure to reckon with, where none was named. */
const aheadDays = 60

/** When they leave: as it was said, else the first of the month, else in two months. */
function startOf({ reading, talk, today }: Turn): LocalDate | undefined {
  const [month] = reading.dates.months
  return (
    reading.dates.start ??
    talk.memory?.start ??
    (month ? firstOf(month, reading.dates.year, today) : undefined) ??
    (reading.party.ages.length > 0 && reading.span.days ? addDays(today, aheadDays) : undefined)
  )
}

/** A rough figure for insurance; what a policy covers is for the insurer to say. */
export async function answerInsurance(turn: Turn): Promise<Answer> {
  const { reading, talk, call, say, language } = turn
  if (provincial.test(reading.text) && reading.party.ages.length === 0)
    return answerProvincial(turn)
  const asksSum = /how much|cost|price|roughly|combien|prix|coute/.test(reading.text)
  if (
    aboutCover.test(reading.text) &&
    !reading.dates.start &&
    !(asksSum && reading.party.ages.length > 0 && reading.span.days)
  )
    return plain(
      say(
        'I can’t tell you what a policy covers: that depends on the insurer’s wording and on your health. Please ask the insurer or a licensed broker, tell them about the condition, and read the policy before you buy. Prices are on our Insurance page.',
        'Je ne peux pas dire ce qu’un contrat couvre : cela dépend de l’assureur et de votre santé. Demandez à l’assureur ou à un courtier agréé, et lisez le contrat d’assurance avant d’acheter. Les prix sont à notre page d’assurance (Insurance).',
      ),
    )
  const place = reading.towns[0] ?? reading.countries[0] ?? talk.towns[0] ?? talk.countries[0]
  const { ages } = reading.party
  const start = startOf(turn)
  if (!place)
    return plain(say('Where are you going?', 'Où allez-vous ?'), { question: 'destination' })
  if (!start)
    return plain(
      say('When do you leave, and for how long?', 'Quand partez-vous, et pour combien de temps ?'),
      { question: 'dates', talk: { towns: reading.towns, countries: reading.countries } },
    )
  if (ages.length === 0)
    return plain(
      say('How old are the people to insure?', 'Quel âge ont les personnes à assurer ?'),
      { question: 'ages' },
    )
  const end = reading.dates.end ?? addDays(start, Math.max(1, reading.span.days ?? 7) - 1)
  const { estimateCad, days, sample } = await call(insuranceTool, {
    destination: place,
    startDate: start,
    endDate: end,
    ages: [...ages],
  })
  if (estimateCad === null)
    return plain(say('Which country are you going to?', 'Dans quel pays allez-vous ?'), {
      question: 'destination',
    })
  const condition = conditionText(turn)
  return {
    text: say(
      `Roughly ${dollars(language, estimateCad)} for ${ages.length === 1 ? 'one person' : `${ages.length} people`} and ${days} days (${day('en', start)} to ${day('en', end)}). The Insurance page gives the same figure, by age, length and region: ${sample ? 'an estimate of ours and not a quote' : 'an insurer’s figure, and not yet an offer'}. Insurers ask about health and may differ a lot.${condition}`,
      `Environ ${dollars(language, estimateCad)} pour ${ages.length === 1 ? 'une personne' : `${ages.length} personnes`} et ${days} jours (du ${day('fr', start)} au ${day('fr', end)}). C’est le chiffre de notre page d’assurance (Insurance), selon l’âge, la durée et la région : ${sample ? 'une estimation, pas une soumission' : 'le chiffre d’un assureur, pas encore une offre'}. Les assureurs posent des questions de santé et leurs prix varient beaucoup.${condition}`,
    ),
    sources: [
      {
        name: say('Wayleaf’s Insurance page', 'la page d’assurance de Wayleaf'),
        date: estimateAsOf,
      },
    ],
    talk: { towns: reading.towns, countries: reading.countries },
  }
}
