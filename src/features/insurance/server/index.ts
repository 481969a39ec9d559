export { insuranceOperations } from './insurance.routes.ts'
export { createInsuranceProvider } from './provider/index.ts'
