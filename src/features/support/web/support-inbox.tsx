import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { showToast } from '#design/notices/notices.ts'
import { precedenceLabels } from '#features/entitlements/domain/precedence.ts'
import { formatMoment } from '#platform/shared/moment-text.ts'
import { queryClient } from '#platform/web/query-client.ts'
import type { SupportRequest } from '../contract/support.contract.ts'
import {
  categoryLabels,
  priorityLabels,
  statuses,
  statusLabels,
  subjectLabels,
  type SupportStatus,
} from '../domain/support-request.ts'
import { ReplyForm } from './reply-form.tsx'
import { inboxKey } from './support-inbox.queries.ts'
import { supportApi } from './support.client.ts'
import styles from './support-inbox.module.css'
import { supportInboxText } from './messages.ts'

const tones = { open: 'warn', 'in-progress': 'info', answered: 'ok', closed: 'sample' } as const

const labelOf = (labels: Readonly<Record<string, string>>, value: string): string =>
  labels[value] ?? value

const statusOf = (value: string): SupportStatus | undefined =>
  statuses.find((status) => status === value)

const options = statuses.map((value) => ({ value, label: statusLabels[value] }))

const useInbox = (status: SupportStatus | undefined, page: number) =>
  useQuery({
    queryKey: [...inboxKey, status, page],
    staleTime: 0,
    queryFn: ({ signal }) =>
      supportApi('listRequests', { query: { ...(status ? { status } : {}), page } }, { signal }),
  })

function StatusField({ request }: { readonly request: SupportRequest }) {
  const change = useMutation({
    mutationFn: (status: SupportStatus) =>
      supportApi('changeStatus', { params: { id: request.id }, body: { status } }),
    onSuccess: ({ id, status }) => {
      showToast({ title: `${id}: ${statusLabels[status]}` })
      return queryClient.invalidateQueries({ queryKey: inboxKey })
    },
  })
  return (
    <SelectField
      label={supportInboxText.status(request.id)}
      className={styles.status}
      options={options}
      value={change.isPending ? change.variables : request.status}
      disabled={change.isPending}
      error={change.isError ? change.error.message : undefined}
      onChange={(event) => {
        const status = statusOf(event.target.value)
        if (status) change.mutate(status)
      }}
    />
  )
}

function Request({ request }: { readonly request: SupportRequest }) {
  const { id, name, email, subject, category, priority, message, status, signedIn } = request
  const { precedence, replies } = request
  return (
    <Disclosure
      summary={
        <span className={styles.summary}>
          {precedence === 'usual' ? null : (
            <Badge tone={precedence === 'priority' ? 'sale' : 'info'}>
              {precedenceLabels[precedence]}
            </Badge>
          )}
          <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
          <span>{labelOf(subjectLabels, subject)}</span>
          <span className="small mute">
            {id} · {formatMoment(request.createdAt, { short: true })}
          </span>
        </span>
      }
    >
      <div className={styles.request}>
        <FactList
          items={[
            {
              label: supportInboxText.from,
              value: `${name}${signedIn ? ' (from an account)' : ''}`,
            },
            { label: supportInboxText.address, value: <a href={`mailto:${email}`}>{email}</a> },
            { label: supportInboxText.category, value: labelOf(categoryLabels, category) },
            { label: supportInboxText.priorityTheyChose, value: priorityLabels[priority] },
          ]}
        />
        <p className={styles.message}>{message}</p>
        {replies.map((reply) => (
          <article
            key={reply.id}
            className={styles.reply}
            aria-label={supportInboxText.ourReplyTo(id)}
          >
            <p className="small mute">
              {supportInboxText.ourReply(formatMoment(reply.createdAt, { short: true }))}
            </p>
            <p className={styles.message}>{reply.message}</p>
          </article>
        ))}
        <ReplyForm id={id} email={email} isFirst={replies.length === 0} />
        <StatusField request={request} />
      </div>
    </Disclosure>
  )
}

/** The messages that came through the help form, and how far each is. */
export function SupportInbox() {
  const [status, setStatus] = useState<SupportStatus | undefined>('open')
  const [page, setPage] = useState(1)
  const inbox = useInbox(status, page)
  const { data } = inbox
  const pages = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : 1
  return (
    <div className={styles.inbox}>
      <SelectField
        label={supportInboxText.show}
        className={styles.status}
        empty={supportInboxText.all}
        options={options}
        value={status ?? ''}
        onChange={(event) => {
          setStatus(statusOf(event.target.value))
          setPage(1)
        }}
      />
      {inbox.isError ? (
        <RetryNotice title={supportInboxText.weCouldNotLoad} onRetry={inbox.refetch}>
          {inbox.error.message}
        </RetryNotice>
      ) : null}
      {inbox.isPending ? <SkeletonList label={supportInboxText.loadingInbox} look="row" /> : null}
      {data && data.requests.length === 0 ? (
        <EmptyState icon={Inbox} heading="p" title={supportInboxText.noMessagesHere}>
          {data.open > 0 ? supportInboxText.open(data.open) : supportInboxText.nothingOpen}
        </EmptyState>
      ) : null}
      <div>
        {data?.requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </div>
      {pages > 1 ? (
        <nav aria-label={supportInboxText.pagesInbox} className={styles.pages}>
          <Button look="line" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {supportInboxText.newer}
          </Button>
          <span className="small mute">{supportInboxText.page(page, pages)}</span>
          <Button
            look="line"
            size="small"
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          >
            {supportInboxText.older}
          </Button>
        </nav>
      ) : null}
    </div>
  )
}
