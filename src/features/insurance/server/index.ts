export { insuranceOperations } from './insurance.routes.ts'
export { createInsuranceProvider } from './provider/index.ts'
export type { InsuranceProvider } from './provider/insurance-provider.ts'
