import type { Intent } from './intent.ts'
import { aboutIntent } from './about.ts'
import { accessIntent } from './access.ts'
import { adviceIntent } from './advice.ts'
import { alcoholIntent } from './alcohol.ts'
import { aroundIntent } from './around.ts'
import { callingIntent } from './calling.ts'
import { capitalIntent } from './capital.ts'
import { clockIntent } from './clock.ts'
import { compareIntent } from './compare.ts'
import { costIntent } from './cost.ts'
import { crisisIntent } from './crisis.ts'
import { currencyIntent } from './currency.ts'
import { dayTripsIntent } from './day-trips.ts'
import { daylightIntent } from './daylight.ts'
import { daysIntent } from './days.ts'
import { distanceIntent } from './distance.ts'
import { districtsIntent } from './districts.ts'
import { drivingIntent } from './driving.ts'
import { drugsIntent } from './drugs.ts'
import { evasionIntent } from './evasion.ts'
import { mannersIntent } from './manners.ts'
import { lawIntent } from './law.ts'
import { layoverIntent } from './layover.ts'
import { lostIntent } from './lost.ts'
import { offTopicIntent } from './off-topic.ts'
import { emergencyIntent } from './emergency.ts'
import { entryIntent } from './entry.ts'
import { exchangeIntent } from './exchange.ts'
import { festivalIntent } from './festival.ts'
import { findIntent } from './find.ts'
import { flightsIntent } from './flights.ts'
import { foodIntent } from './food.ts'
import { forgedIntent } from './forged.ts'
import { greetingIntent } from './greeting.ts'
import { healthIntent } from './health.ts'
import { holidayIntent } from './holiday.ts'
import { hotelsIntent } from './hotels.ts'
import { hoursIntent } from './hours.ts'
import { instructionsIntent } from './instructions.ts'
import { insuranceIntent } from './insurance.ts'
import { kidsIntent } from './kids.ts'
import { languageIntent } from './language.ts'
import { othersDataIntent } from './others-data.ts'
import { petsIntent } from './pets.ts'
import { packingIntent } from './packing.ts'
import { phraseIntent } from './phrase.ts'
import { planIntent } from './plan.ts'
import { plugsIntent } from './plugs.ts'
import { safetyIntent } from './safety.ts'
import { seasonIntent } from './season.ts'
import { sightsIntent } from './sights.ts'
import { thanksIntent } from './thanks.ts'
import { tippingIntent } from './tipping.ts'
import { transferIntent } from './transfer.ts'
import { tripsIntent } from './trips.ts'
import { waterIntent } from './water.ts'
import { weatherIntent } from './weather.ts'
import { whereIntent } from './where.ts'

export const intents: readonly Intent[] = [
  planIntent,
  weatherIntent,
  seasonIntent,
  entryIntent,
  exchangeIntent,
  currencyIntent,
  costIntent,
  hoursIntent,
  sightsIntent,
  foodIntent,
  hotelsIntent,
  districtsIntent,
  flightsIntent,
  distanceIntent,
  transferIntent,
  aroundIntent,
  safetyIntent,
  plugsIntent,
  waterIntent,
  tippingIntent,
  emergencyIntent,
  evasionIntent,
  lostIntent,
  offTopicIntent,
  languageIntent,
  phraseIntent,
  drivingIntent,
  alcoholIntent,
  callingIntent,
  capitalIntent,
  holidayIntent,
  clockIntent,
  daylightIntent,
  insuranceIntent,
  packingIntent,
  layoverIntent,
  lawIntent,
  mannersIntent,
  petsIntent,
  healthIntent,
  daysIntent,
  compareIntent,
  findIntent,
  tripsIntent,
  adviceIntent,
  dayTripsIntent,
  festivalIntent,
  kidsIntent,
  accessIntent,
  whereIntent,
  aboutIntent,
  greetingIntent,
  thanksIntent,
  crisisIntent,
  forgedIntent,
  drugsIntent,
  othersDataIntent,
  instructionsIntent,
]
