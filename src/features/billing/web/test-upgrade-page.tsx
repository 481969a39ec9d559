import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { useCurrentUser } from '#features/accounts/web/index.ts'
import { UserTierProvider, useUserTier } from '#features/entitlements/web/index.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { facts } from '#platform/web/facts.ts'
import { type SoldTier, soldTiers, tierNames } from '../domain/products.ts'
import { listedPrice } from '#platform/web/listed-price.ts'
import { billingApi } from './billing.client.ts'
import styles from './test-upgrade.module.css'
import { testUpgradePageText } from './messages.ts'

const steps = [
  testUpgradePageText.startCheckout,
  testUpgradePageText.signInOrGo,
  testUpgradePageText.simulateStep,
  testUpgradePageText.tierShown,
] as const

function useUpgradeTest() {
  const { setTier } = useUserTier()
  const [step, setStep] = useState(1)
  const [busy, setBusy] = useState(false)
  const [log, setLog] = useState<readonly string[]>([])
  const note = (line: string): void => setLog((known) => [...known, line])
  const start = async (tier: SoldTier): Promise<void> => {
    setBusy(true)
    note(testUpgradePageText.step1AskingFor(tierNames[tier], listedPrice(tier)))
    try {
      await billingApi('buyTier', { body: { plan: tier } })
      note(testUpgradePageText.checkoutOpenItLeft)
      setStep(2)
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      if (status === 401) note(testUpgradePageText.n401AuthenticationRequiredMoving)
      else note(testUpgradePageText.notOpened(error instanceof Error ? error.message : 'no answer'))
      if (status === 401 || status === 409) setStep(2)
    }
    setBusy(false)
  }
  const pay = (tier: SoldTier): void => {
    note(testUpgradePageText.step3PaymentSimulated)
    setStep(3)
    setTier(tier)
    note(testUpgradePageText.step4ThisBrowser(tierNames[tier]))
    setStep(4)
  }
  const reset = (): void => {
    setTier('free')
    setStep(1)
    setLog([])
  }
  return { step, busy, log, start, pay, reset }
}

function UpgradeTest() {
  const { label } = useUserTier()
  const [tier, setTier] = useState<SoldTier>('explorer')
  const { step, busy, log, start, pay, reset } = useUpgradeTest()
  return (
    <Card className={styles.card}>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <p>
        {testUpgradePageText.thisBrowserShows}
        <b>{label}</b>
      </p>
      <fieldset className={styles.choice}>
        <legend className="mute">{testUpgradePageText.tierToTry}</legend>
        {soldTiers.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="tier"
              value={one}
              checked={tier === one}
              onChange={() => setTier(one)}
            />{' '}
            {tierNames[one]}, {listedPrice(one)}
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button disabled={step !== 1} busy={busy} onClick={() => void start(tier)}>
          {testUpgradePageText.startUpgrade}
        </Button>
        <Button disabled={step !== 2} onClick={() => pay(tier)}>
          {testUpgradePageText.simulate}
        </Button>
        <Button look="line" onClick={reset}>
          {testUpgradePageText.reset}
        </Button>
      </div>
      <div role="log" aria-label={testUpgradePageText.log} className={styles.log}>
        {log.length === 0 ? (
          <p className="mute">{testUpgradePageText.nothingHasHappenedYet}</p>
        ) : null}
        {log.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Card>
  )
}

/** On a live site only the owner plays here. */
function ForOwner() {
  const user = useCurrentUser()
  if (user.isPending) return <p className="mute">{testUpgradePageText.loading}</p>
  if (!user.data?.roles.includes('owner'))
    return <Notice tone="warn">{testUpgradePageText.thisPageForOwner}</Notice>
  return <UpgradeTest />
}

const known: Readonly<Record<string, string>> = facts

/** Plays an upgrade in four steps. What changes is what this browser shows. */
export function TestUpgradePage() {
  return (
    <DataFrame>
      <UserTierProvider>
        <div className={`wrap page ${styles.page}`}>
          <PageHeading
            title={testUpgradePageText.upgradeTest}
            sub={testUpgradePageText.simulatedItChangesOnly}
          />
          {known['demo'] === 'yes' ? <UpgradeTest /> : <ForOwner />}
        </div>
      </UserTierProvider>
    </DataFrame>
  )
}
