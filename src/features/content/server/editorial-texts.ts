import bali from '../texts/guides/bali.json' with { type: 'json' }
import banff from '../texts/guides/banff.json' with { type: 'json' }
import barcelona from '../texts/guides/barcelona.json' with { type: 'json' }
import chicago from '../texts/guides/chicago.json' with { type: 'json' }
import dubai from '../texts/guides/dubai.json' with { type: 'json' }
import kyoto from '../texts/guides/kyoto.json' with { type: 'json' }
import lisbon from '../texts/guides/lisbon.json' with { type: 'json' }
import london from '../texts/guides/london.json' with { type: 'json' }
import losAngeles from '../texts/guides/los-angeles.json' with { type: 'json' }
import maldives from '../texts/guides/maldives.json' with { type: 'json' }
import miami from '../texts/guides/miami.json' with { type: 'json' }
import montreal from '../texts/guides/montreal.json' with { type: 'json' }
import newYork from '../texts/guides/new-york.json' with { type: 'json' }
import ottawa from '../texts/guides/ottawa.json' with { type: 'json' }
import paris from '../texts/guides/paris.json' with { type: 'json' }
import phuket from '../texts/guides/phuket.json' with { type: 'json' }
import quebecCity from '../texts/guides/quebec-city.json' with { type: 'json' }
import rome from '../texts/guides/rome.json' with { type: 'json' }
import santorini from '../texts/guides/santorini.json' with { type: 'json' }
import seattle from '../texts/guides/seattle.json' with { type: 'json' }
import swissAlps from '../texts/guides/swiss-alps.json' with { type: 'json' }
import tokyo from '../texts/guides/tokyo.json' with { type: 'json' }
import toronto from '../texts/guides/toronto.json' with { type: 'json' }
import vancouver from '../texts/guides/vancouver.json' with { type: 'json' }
import banffWithoutACar from '../texts/articles/banff-without-a-car.json' with { type: 'json' }
import canadianDollarsAbroad from '../texts/articles/canadian-dollars-abroad.json' with { type: 'json' }
import carryOnRules from '../texts/articles/carry-on-rules.json' with { type: 'json' }
import connectingFlights from '../texts/articles/connecting-flights.json' with { type: 'json' }
import etaEstaEtiasForCanadians from '../texts/articles/eta-esta-etias-for-canadians.json' with { type: 'json' }
import firstJapanBudget from '../texts/articles/first-japan-budget.json' with { type: 'json' }
import parisMuseumDays from '../texts/articles/paris-museum-days.json' with { type: 'json' }
import shoulderSeasons from '../texts/articles/shoulder-seasons.json' with { type: 'json' }
import travelInsuranceBasics from '../texts/articles/travel-insurance-basics.json' with { type: 'json' }
import travellingWithChildren from '../texts/articles/travelling-with-children.json' with { type: 'json' }
import whatTicoProtectionCovers from '../texts/articles/what-tico-protection-covers.json' with { type: 'json' }
import winterSunCompared from '../texts/articles/winter-sun-compared.json' with { type: 'json' }
import faq from '../texts/faq.json' with { type: 'json' }
import {
  type Article,
  articleSchema,
  type Faq,
  faqSchema,
  type Guide,
  guideSchema,
} from '../contract/texts.schema.ts'

const guides = [
  bali,
  banff,
  barcelona,
  chicago,
  dubai,
  kyoto,
  lisbon,
  london,
  losAngeles,
  maldives,
  miami,
  montreal,
  newYork,
  ottawa,
  paris,
  phuket,
  quebecCity,
  rome,
  santorini,
  seattle,
  swissAlps,
  tokyo,
  toronto,
  vancouver,
]
const articles = [
  banffWithoutACar,
  canadianDollarsAbroad,
  carryOnRules,
  connectingFlights,
  etaEstaEtiasForCanadians,
  firstJapanBudget,
  parisMuseumDays,
  shoulderSeasons,
  travelInsuranceBasics,
  travellingWithChildren,
  whatTicoProtectionCovers,
  winterSunCompared,
]

/** The editorial texts of the files, marks included, parsed when they are read: the start does not wait for them. */
export const editorialTexts = {
  get guides(): readonly Guide[] {
    return guides.map((text) => guideSchema.parse(text))
  },
  get articles(): readonly Article[] {
    return articles.map((text) => articleSchema.parse(text))
  },
  get faq(): Faq {
    return faqSchema.parse(faq)
  },
}
