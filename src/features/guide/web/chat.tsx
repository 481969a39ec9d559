import { Compass } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SessionGuard, useAdmitted, useCurrentUser } from '#features/accounts/web/index.ts'
import { newItem, TripMutations, useCreateTrip, useTripMutator } from '#features/trips/web/index.ts'
import { showToast } from '#design/notices/notices.ts'
import { useHint } from '#platform/web/hint.ts'
import { ChatBox } from './chat-box.tsx'
import styles from './chat.module.css'
import { Conversation } from './conversation.tsx'
import { FrameChips } from './frame-chips.tsx'
import { guideApi } from './guide.client.ts'
import {
  askConversations,
  askUsage,
  askVisitorUsed,
  keepUsage,
  keepVisitorUsed,
  usageBefore,
  useHistory,
  useUsage,
  useVisitor,
} from './guide.queries.ts'
import { chatText, guideText } from './messages.ts'
import { keepAsDraft, type OpenPlan } from './open-plan.ts'
import { SamplePrompts } from './sample-prompts.tsx'
import { TalkList } from './talk-list.tsx'
import { UpgradeDialog } from './upgrade-dialog.tsx'
import { UsageCard } from './usage-card.tsx'
import { useChat } from './use-chat.ts'

const fewLeft = 2

interface PanelProps {
  readonly children: ReactNode
  readonly side: ReactNode
}

/** The conversation with its side panel. */
const Frame = ({ children, side }: PanelProps) => (
  <div className={styles.columns}>
    <section className={styles.panel} aria-label={chatText.title}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon of={Compass} size="button" />
        </span>
        <div>
          <h2 className={styles.name}>{chatText.title}</h2>
          <p className="small mute">{chatText.lead}</p>
        </div>
      </div>
      {children}
    </section>
    <aside className={styles.side} aria-label={chatText.about}>
      {side}
    </aside>
  </div>
)

/** A zero-width space makes a prompt differ from the same one chosen before. */
const again = (prompt: string, before: string): string =>
  prompt === before ? `${prompt}\u200b` : prompt

interface AccountChatProps {
  readonly account: string
  readonly conversationId: string | undefined
  readonly onConversation: (id: string) => void
}

function AccountChat({ account, conversationId, onConversation }: AccountChatProps) {
  const usage = useUsage().data ?? usageBefore
  const history = useHistory(conversationId)
  const [upgrading, setUpgrading] = useState(false)
  const [prompt, setPrompt] = useState('')
  const chat = useChat({
    before: history.data?.messages ?? [],
    conversationId: conversationId ?? history.data?.conversationId ?? undefined,
    understood: history.data?.understood ?? null,
    onAnswer: askConversations,
    onUsage: keepUsage,
    onLimit: () => setUpgrading(true),
    onBroken: askUsage,
  })
  const createTrip = useCreateTrip()
  const writer = useTripMutator()
  const [, navigate] = useLocation()
  const { conversationsUsed: used, conversationsLimit: limit } = usage
  const left = limit === null ? Infinity : Math.max(0, limit - used)
  const send = (message: string): boolean => {
    if (left === 0) setUpgrading(true)
    else void chat.send(message)
    return left > 0
  }
  const openPlan: OpenPlan = async (plan, items, dates) => {
    const trip = await createTrip.mutateAsync({
      id: crypto.randomUUID(),
      destinations: plan.places.map((place) => ({ ...place })),
      ...dates,
      budgetCad: 0,
    })
    for (const item of items) void writer.add(trip.id, newItem(item))
    navigate(`/planner?trip=${trip.id}&step=activities`)
  }
  return (
    <Frame
      side={
        <>
          <TalkList
            current={chat.conversationId}
            disabled={chat.pending}
            onOpen={onConversation}
            onNew={() => void startTalk(onConversation)}
          />
          <UsageCard usage={usage} onUpgrade={() => setUpgrading(true)} />
          <SamplePrompts
            premium={limit === null}
            onChoose={(next) => setPrompt(again(next, prompt))}
          />
        </>
      }
    >
      {chat.frame ? (
        <FrameChips frame={chat.frame} disabled={chat.pending} onForget={send} />
      ) : null}
      <Conversation
        key={account}
        {...chat}
        openPlan={openPlan}
        canSave
        onChoose={send}
        onTrip={(id) => navigate(`/planner?trip=${id}&step=activities`)}
        planGroups={usage.planType === 'premium'}
      />
      {history.isError ? (
        <Notice tone="warn">
          {chatText.notLoaded}{' '}
          <Button look="line" size="small" onClick={() => void history.refetch()}>
            {guideText.retry}
          </Button>
        </Notice>
      ) : null}
      {left > 0 && left <= fewLeft ? <p className={styles.few}>{chatText.fewLeft(left)}</p> : null}
      <ChatBox
        ready={!history.isPending}
        pending={chat.pending}
        onSend={send}
        onStop={chat.stop}
        prompt={prompt}
      />
      <UpgradeDialog open={upgrading} onClose={() => setUpgrading(false)} />
    </Frame>
  )
}

/** Begins a new conversation and shows it. */
async function startTalk(onConversation: (id: string) => void): Promise<void> {
  try {
    const { conversationId } = await guideApi('startConversation', {})
    onConversation(conversationId)
    askConversations()
  } catch {
    showToast({ tone: 'failed', title: guideText.notStarted, text: guideText.tryAgain })
  }
}

function UsedUp({ canReset, onReset }: { canReset: boolean; onReset: () => void }) {
  return (
    <div className={styles.used} role="group" aria-labelledby="questions-used">
      <h3 id="questions-used">{chatText.usedUp}</h3>
      <p>{chatText.freeAccount}</p>
      <div className={styles.actions}>
        <ButtonLink href="/api/login?returnTo=/guide">{chatText.signUp}</ButtonLink>
        {canReset ? (
          <Button look="line" onClick={onReset}>
            {chatText.resetDemo}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function VisitorChat({ ready }: { ready: boolean }) {
  const visitor = useVisitor()
  const { used = 0, limit = 3, canReset = false } = visitor.data ?? {}
  const [prompt, setPrompt] = useState('')
  const [, navigate] = useLocation()
  const chat = useChat({
    before: [],
    conversationId: undefined,
    understood: null,
    onUsage: ({ conversationsUsed }) => keepVisitorUsed(conversationsUsed),
    onLimit: () => keepVisitorUsed(limit),
    onBroken: askVisitorUsed,
  })
  const reset = async (): Promise<void> => {
    try {
      await guideApi('resetVisitor', {})
      keepVisitorUsed(0)
    } catch {
      showToast({ tone: 'failed', title: chatText.notReset, text: guideText.tryAgain })
    }
  }
  const openPlan: OpenPlan = async (plan, items, dates) => {
    keepAsDraft(plan, items, dates)
    navigate('/planner')
  }
  return (
    <Frame
      side={
        <>
          <Card as="section" aria-label={chatText.freeQuestions}>
            <b>{chatText.freeLeft(Math.max(0, limit - used), limit)}</b>
            <p className="small mute">{chatText.noAccount}</p>
          </Card>
          <SamplePrompts premium={false} onChoose={(next) => setPrompt(again(next, prompt))} />
        </>
      }
    >
      {chat.frame ? (
        <FrameChips
          frame={chat.frame}
          disabled={chat.pending || used >= limit}
          onForget={(message) => void chat.send(message)}
        />
      ) : null}
      <Conversation
        {...chat}
        openPlan={openPlan}
        canSave={false}
        onTrip={() => undefined}
        onChoose={(message) => void chat.send(message)}
      />
      {used >= limit && !chat.pending ? (
        <UsedUp canReset={canReset} onReset={() => void reset()} />
      ) : (
        <ChatBox
          ready={ready && !visitor.isPending}
          pending={chat.pending}
          onSend={(message) => {
            void chat.send(message)
            return true
          }}
          onStop={chat.stop}
          prompt={prompt}
        />
      )}
    </Frame>
  )
}

function KnownChat({ onWithout }: { readonly onWithout: () => void }) {
  const user = useCurrentUser()
  const admitted = useAdmitted(user.data)
  const [talk, setTalk] = useState<string>()
  if (admitted)
    return (
      <TripMutations user={admitted}>
        <AccountChat
          key={talk}
          account={admitted.id}
          conversationId={talk}
          onConversation={setTalk}
        />
        <SessionGuard user={admitted} visitorsToo onWithout={onWithout} />
      </TripMutations>
    )
  if (!user.isPending) return <VisitorChat ready />
  return (
    <Frame side={null}>
      <div className={styles.area} aria-busy="true" />
    </Frame>
  )
}

/** Fetches the user only if the hint cookie says that there may be a session. */
export function Chat() {
  const hint = useHint()
  const [who, setWho] = useState<'known' | 'visitor'>()
  // The hint disappears with the session: the conversation stays until the user continues as a visitor.
  if (hint && who === undefined) setWho('known')
  if (hint === undefined)
    return (
      <Frame side={null}>
        <div className={styles.area} aria-busy="true" />
      </Frame>
    )
  return who === 'known' ? <KnownChat onWithout={() => setWho('visitor')} /> : <VisitorChat ready />
}
