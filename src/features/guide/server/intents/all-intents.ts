import { z } from 'zod'
import { frameSchema } from '../../contract/frame.schema.ts'
import about from '../../texts/intents/about.json' with { type: 'json' }
import access from '../../texts/intents/access.json' with { type: 'json' }
import advice from '../../texts/intents/advice.json' with { type: 'json' }
import airportTime from '../../texts/intents/airport-time.json' with { type: 'json' }
import alcohol from '../../texts/intents/alcohol.json' with { type: 'json' }
import around from '../../texts/intents/around.json' with { type: 'json' }
import breakfast from '../../texts/intents/breakfast.json' with { type: 'json' }
import calling from '../../texts/intents/calling.json' with { type: 'json' }
import capital from '../../texts/intents/capital.json' with { type: 'json' }
import clock from '../../texts/intents/clock.json' with { type: 'json' }
import compare from '../../texts/intents/compare.json' with { type: 'json' }
import cost from '../../texts/intents/cost.json' with { type: 'json' }
import crisis from '../../texts/intents/crisis.json' with { type: 'json' }
import currency from '../../texts/intents/currency.json' with { type: 'json' }
import customs from '../../texts/intents/customs.json' with { type: 'json' }
import dayTrips from '../../texts/intents/day-trips.json' with { type: 'json' }
import daylight from '../../texts/intents/daylight.json' with { type: 'json' }
import days from '../../texts/intents/days.json' with { type: 'json' }
import distance from '../../texts/intents/distance.json' with { type: 'json' }
import districts from '../../texts/intents/districts.json' with { type: 'json' }
import driving from '../../texts/intents/driving.json' with { type: 'json' }
import drugs from '../../texts/intents/drugs.json' with { type: 'json' }
import emergency from '../../texts/intents/emergency.json' with { type: 'json' }
import entry from '../../texts/intents/entry.json' with { type: 'json' }
import evasion from '../../texts/intents/evasion.json' with { type: 'json' }
import evening from '../../texts/intents/evening.json' with { type: 'json' }
import exchange from '../../texts/intents/exchange.json' with { type: 'json' }
import festival from '../../texts/intents/festival.json' with { type: 'json' }
import find from '../../texts/intents/find.json' with { type: 'json' }
import flights from '../../texts/intents/flights.json' with { type: 'json' }
import food from '../../texts/intents/food.json' with { type: 'json' }
import forged from '../../texts/intents/forged.json' with { type: 'json' }
import free from '../../texts/intents/free.json' with { type: 'json' }
import greeting from '../../texts/intents/greeting.json' with { type: 'json' }
import health from '../../texts/intents/health.json' with { type: 'json' }
import holiday from '../../texts/intents/holiday.json' with { type: 'json' }
import hotels from '../../texts/intents/hotels.json' with { type: 'json' }
import hours from '../../texts/intents/hours.json' with { type: 'json' }
import ill from '../../texts/intents/ill.json' with { type: 'json' }
import instructions from '../../texts/intents/instructions.json' with { type: 'json' }
import insurance from '../../texts/intents/insurance.json' with { type: 'json' }
import jetLag from '../../texts/intents/jet-lag.json' with { type: 'json' }
import kids from '../../texts/intents/kids.json' with { type: 'json' }
import language from '../../texts/intents/language.json' with { type: 'json' }
import law from '../../texts/intents/law.json' with { type: 'json' }
import layover from '../../texts/intents/layover.json' with { type: 'json' }
import like from '../../texts/intents/like.json' with { type: 'json' }
import lost from '../../texts/intents/lost.json' with { type: 'json' }
import manners from '../../texts/intents/manners.json' with { type: 'json' }
import minor from '../../texts/intents/minor.json' with { type: 'json' }
import offTopic from '../../texts/intents/off-topic.json' with { type: 'json' }
import othersData from '../../texts/intents/others-data.json' with { type: 'json' }
import packing from '../../texts/intents/packing.json' with { type: 'json' }
import pass from '../../texts/intents/pass.json' with { type: 'json' }
import pets from '../../texts/intents/pets.json' with { type: 'json' }
import phone from '../../texts/intents/phone.json' with { type: 'json' }
import phrase from '../../texts/intents/phrase.json' with { type: 'json' }
import plan from '../../texts/intents/plan.json' with { type: 'json' }
import plugs from '../../texts/intents/plugs.json' with { type: 'json' }
import quiet from '../../texts/intents/quiet.json' with { type: 'json' }
import rain from '../../texts/intents/rain.json' with { type: 'json' }
import safety from '../../texts/intents/safety.json' with { type: 'json' }
import season from '../../texts/intents/season.json' with { type: 'json' }
import self from '../../texts/intents/self.json' with { type: 'json' }
import shopping from '../../texts/intents/shopping.json' with { type: 'json' }
import sights from '../../texts/intents/sights.json' with { type: 'json' }
import thanks from '../../texts/intents/thanks.json' with { type: 'json' }
import tipping from '../../texts/intents/tipping.json' with { type: 'json' }
import transfer from '../../texts/intents/transfer.json' with { type: 'json' }
import trips from '../../texts/intents/trips.json' with { type: 'json' }
import water from '../../texts/intents/water.json' with { type: 'json' }
import weather from '../../texts/intents/weather.json' with { type: 'json' }
import where from '../../texts/intents/where.json' with { type: 'json' }

const list = (text: string): readonly string[] => text.split(',').map((one) => one.trim())
const cues = z.string().transform(list)

/** A kind of question: by which words it is known, and how people ask it. */
const intentSchema = z.strictObject({
  topic: z.string(),
  /** What it is about, to say that it is not known. */
  name: z.strictObject({ en: z.string(), fr: z.string() }).optional(),
  act: frameSchema.shape.act,
  /** Folded words and phrases of which one is enough; 'visa*' stands for all words that begin so. */
  cues,
  /** One word of each list together are as good as a cue. */
  pairs: z.array(z.tuple([cues, cues])).default([]),
  /** How much it weighs against others that are found too. */
  weight: z.number().default(2),
  /** Questions of this kind, which its test asks. */
  examples: z.strictObject({ en: z.array(z.string()), fr: z.array(z.string()) }),
})

export type Intent = z.output<typeof intentSchema>

export const intents: readonly Intent[] = z
  .array(intentSchema)
  .parse([
    plan,
    weather,
    season,
    entry,
    exchange,
    currency,
    cost,
    hours,
    sights,
    food,
    hotels,
    districts,
    flights,
    distance,
    transfer,
    around,
    safety,
    plugs,
    water,
    tipping,
    emergency,
    evasion,
    lost,
    offTopic,
    language,
    phrase,
    driving,
    alcohol,
    calling,
    phone,
    minor,
    pass,
    ill,
    self,
    customs,
    airportTime,
    jetLag,
    capital,
    holiday,
    clock,
    daylight,
    insurance,
    packing,
    layover,
    law,
    manners,
    pets,
    health,
    days,
    compare,
    find,
    trips,
    advice,
    dayTrips,
    festival,
    kids,
    access,
    where,
    breakfast,
    evening,
    rain,
    quiet,
    free,
    shopping,
    like,
    about,
    greeting,
    thanks,
    crisis,
    forged,
    drugs,
    othersData,
    instructions,
  ])
