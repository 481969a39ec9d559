export { BudgetAdvice } from './budget-advice.tsx'
export { OwnUsage } from './usage-card.tsx'
