export { BudgetAdvice } from './budget-advice.tsx'
