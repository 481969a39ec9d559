import { ArrowDown, Compass, MessageCircle, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { BottomSheet } from '#design/bottom-sheet/bottom-sheet.tsx'
import type { SheetStop } from '#design/bottom-sheet/sheet-stops.ts'
import { Icon } from '#design/icon/icon.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import type { TripView } from '#features/trips/web/index.ts'
import { ChatBox } from './chat-box.tsx'
import { Conversation } from './conversation.tsx'
import type { DraftOutcome, TripDraft } from './draft.ts'
import {
  DraftButtons,
  DraftCard,
  type DraftControls,
  DraftTitle,
  OpenDraft,
} from './draft-card.tsx'
import { firstQuestions } from './first-questions.ts'
import { guideApi, type ProposalView } from './guide.client.ts'
import {
  askConversations,
  askUsage,
  keepUsage,
  usageBefore,
  useConversations,
  useHistory,
  useUsage,
} from './guide.queries.ts'
import { guideText as text } from './messages.ts'
import styles from './trip-guide.module.css'
import { UpgradeDialog } from './upgrade-dialog.tsx'
import { useChat } from './use-chat.ts'
import { renewsOn } from './renews-on.ts'

interface TripGuideProps extends Omit<DraftControls, 'draft'> {
  readonly trip: Pick<TripView, 'id'> & Parameters<typeof firstQuestions>[0]
  readonly draft: TripDraft | undefined
  /** What became of an earlier proposal; undefined while it is open. */
  readonly outcomeOf: (proposal: ProposalView) => DraftOutcome | undefined
  /** A new proposal for this trip; an answer without one leaves the draft as it is. */
  readonly onProposal: (proposal: ProposalView) => void
  /** Brings the next change of the draft into sight, and after the last the first. */
  readonly onNext: () => void
  readonly onClose: () => void
  /** Beside the days, or a sheet below them. */
  readonly isSheet: boolean
  /** What the trip costs: it stays in sight of the folded sheet. */
  readonly figures: ReactNode
}

type Messages = NonNullable<ReturnType<typeof useHistory>['data']>['messages']

/** The newest proposal for the trip waits until it is decided, whatever was asked since, after a reload too. */
function useWaiting(
  messages: Messages | undefined,
  tripId: string,
  onProposal: TripGuideProps['onProposal'],
): void {
  const last = messages?.findLast(({ proposal }) => proposal?.tripId === tripId)?.proposal
  const waiting = last && !last.decided ? last : undefined
  const tell = useEffectEvent(onProposal)
  useEffect(() => {
    if (waiting) tell(waiting)
  }, [waiting])
}

/** The conversation about one trip: the latest that was held in it, or one that begins with the first question. */
function useTripTalk(tripId: string, onProposal: TripGuideProps['onProposal']) {
  const talks = useConversations()
  // As it was when the guide was opened: later messages are on the page already.
  const [found, setFound] = useState<{ readonly id: string | undefined }>()
  if (!found && talks.data)
    setFound({ id: talks.data.find(({ itineraryId }) => itineraryId === tripId)?.id })
  const own = found?.id
  const history = useHistory(own, own !== undefined)
  const usage = useUsage().data ?? usageBefore
  const [limited, setLimited] = useState(false)
  const [failed, setFailed] = useState(false)
  const chat = useChat({
    before: history.data?.messages ?? [],
    conversationId: own,
    understood: null,
    itineraryId: tripId,
    onProposal: (proposal) => {
      if (proposal?.tripId === tripId) onProposal(proposal)
    },
    onAnswer: askConversations,
    onUsage: keepUsage,
    onLimit: () => setLimited(true),
    onBroken: askUsage,
  })
  const { conversationsUsed: used, conversationsLimit: limit } = usage
  const left = limit === null ? Infinity : Math.max(0, limit - used)
  const begin = async (message: string): Promise<void> => {
    setFailed(false)
    try {
      const { conversationId } = await guideApi('startConversation', {})
      await chat.send(message, conversationId)
    } catch {
      setFailed(true)
    }
  }
  const send = (message: string): boolean => {
    if (left === 0) setLimited(true)
    else if (chat.conversationId) void chat.send(message)
    else void begin(message)
    return left > 0
  }
  useWaiting(history.data?.messages, tripId, onProposal)
  const isReady = !talks.isPending && (own === undefined || !history.isPending)
  return {
    chat,
    send,
    left,
    renews: renewsOn(usage.monthYear),
    limited,
    failed,
    isReady,
    setLimited,
  }
}

interface TalkProps {
  readonly trip: TripGuideProps['trip']
  readonly talk: ReturnType<typeof useTripTalk>
  readonly controls: DraftControls | undefined
  readonly outcomeOf: TripGuideProps['outcomeOf']
  readonly onBack: TripGuideProps['onBack']
}

/** What was said about the trip, the draft that came of it, and the box for the next question. */
function Talk({ trip, talk, controls, outcomeOf, onBack }: TalkProps) {
  const [, navigate] = useLocation()
  const { chat, isReady, send } = talk
  const proposal = controls?.draft.proposal
  return (
    <>
      {isReady ? (
        <Conversation
          {...chat}
          canSave
          openPlan={() => Promise.resolve()}
          onTrip={(id) => navigate(`/planner?trip=${id}&view=days`)}
          onChoose={send}
          tripDraft={{
            tripId: trip.id,
            proposal,
            card: controls ? <DraftCard {...controls} /> : null,
            outcomeOf,
            onBack,
          }}
          empty={<FirstQuestions trip={trip} onChoose={send} />}
        />
      ) : (
        <SkeletonList label={text.loading} look="text" rows={3} />
      )}
      {talk.failed ? (
        <Notice tone="error" live title={text.notStarted}>
          {text.tryAgain}
        </Notice>
      ) : null}
      {controls && isReady && chat.lines.at(-1)?.proposal?.id !== proposal?.id ? (
        <OpenDraft {...controls} />
      ) : null}
      <ChatBox ready={isReady} pending={chat.pending} onSend={send} onStop={chat.stop} prompt="" />
      <UpgradeDialog open={talk.limited} onClose={() => talk.setLimited(false)} />
    </>
  )
}

/** Opened by a key with the focus nowhere, the guide takes it. */
const takeFocus = (title: HTMLElement | null): void => {
  if (document.activeElement === document.body) title?.focus()
}

/** Folded, it gives the foot of the page back once its draft is decided. */
function useClosing(draft: TripDraft | undefined, isFolded: boolean, onClose: () => void): void {
  const before = useRef(draft)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (before.current && !draft && isFolded) close()
    before.current = draft
  }, [draft, isFolded])
}

/** The guide beside the days of a trip: what it proposes is a draft on them until it is accepted. */
export function TripGuide(props: TripGuideProps) {
  const { trip, draft, isSheet, figures, onProposal, onClose } = props
  const [stop, setStop] = useState<SheetStop>('half')
  const talk = useTripTalk(trip.id, (proposal) => {
    onProposal(proposal)
    setStop('peek')
  })
  useClosing(draft, isSheet && stop === 'peek', onClose)
  const controls = draft && { ...props, draft }
  const head = (
    <div className={styles.head}>
      <Icon of={Compass} size="button" tone="subject" />
      <h2 ref={takeFocus} tabIndex={-1} className={styles.name}>
        {text.guide}
      </h2>
      <span className="small mute">
        {talk.left === Infinity ? '' : text.left(talk.left, talk.renews)}
      </span>
      <IconButton icon={X} label={text.close} onClick={onClose} />
    </div>
  )
  const body = (
    <Talk
      trip={trip}
      talk={talk}
      controls={controls}
      outcomeOf={props.outcomeOf}
      onBack={props.onBack}
    />
  )
  if (!isSheet)
    return (
      <section className={styles.beside} aria-label={text.guide}>
        {head}
        {body}
      </section>
    )
  return (
    <BottomSheet
      label={text.guide}
      stop={stop}
      onStopChange={setStop}
      peek={
        stop === 'peek' ? (
          <div className={styles.peek}>
            {figures}
            {controls ? (
              <>
                <DraftTitle {...controls} />
                <div className={styles.peekRow}>
                  <DraftButtons {...controls} />
                  <IconButton icon={ArrowDown} label={text.nextChange} onClick={props.onNext} />
                  <IconButton
                    icon={MessageCircle}
                    label={text.talk}
                    onClick={() => setStop('half')}
                  />
                </div>
              </>
            ) : (
              head
            )}
          </div>
        ) : (
          <div className={styles.slim}>{head}</div>
        )
      }
    >
      <div className={styles.inSheet}>{body}</div>
    </BottomSheet>
  )
}

/** Three questions about this trip, to begin with. */
function FirstQuestions(props: {
  readonly trip: TripGuideProps['trip']
  readonly onChoose: (message: string) => void
}) {
  return (
    <div className={styles.first}>
      <p className="mute">{text.askTrip}</p>
      {firstQuestions(props.trip).map((message) => (
        <button
          key={message}
          type="button"
          className={styles.question}
          onClick={() => props.onChoose(message)}
        >
          {message}
        </button>
      ))}
    </div>
  )
}
