import { australia } from './policies/australia.ts'
import { brazil } from './policies/brazil.ts'
import { canada } from './policies/canada.ts'
import { china } from './policies/china.ts'
import { egypt } from './policies/egypt.ts'
import { emirates } from './policies/emirates.ts'
import { france } from './policies/france.ts'
import { germany } from './policies/germany.ts'
import { india } from './policies/india.ts'
import { italy } from './policies/italy.ts'
import { japan } from './policies/japan.ts'
import { mexico } from './policies/mexico.ts'
import { newZealand } from './policies/new-zealand.ts'
import { russia } from './policies/russia.ts'
import { singapore } from './policies/singapore.ts'
import { southAfrica } from './policies/south-africa.ts'
import { spain } from './policies/spain.ts'
import { thailand } from './policies/thailand.ts'
import { unitedKingdom } from './policies/united-kingdom.ts'
import { unitedStates } from './policies/united-states.ts'
import type { VisaPolicy } from './visa.ts'

/** One policy for each of the 20 destinations. */
export const visaPolicies: readonly VisaPolicy[] = [
  canada,
  unitedStates,
  unitedKingdom,
  france,
  germany,
  italy,
  spain,
  japan,
  australia,
  newZealand,
  china,
  india,
  thailand,
  singapore,
  brazil,
  mexico,
  southAfrica,
  egypt,
  emirates,
  russia,
]
