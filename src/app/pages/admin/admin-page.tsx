import { useState } from 'react'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { Tabs } from '#design/tabs/tabs.tsx'
import { SignedIn, type User } from '#features/accounts/web/index.ts'
import { SupportInbox } from '#features/support/web/index.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import styles from './admin-page.module.css'
import { BookingsPanel } from './bookings-panel.tsx'
import { ConsultationsPanel } from './consultations-panel.tsx'
import { HealthPanel } from './health-panel.tsx'
import { AuditPanel, JobsPanel, LettersPanel } from './list-panels.tsx'
import { SalesPanel } from './sales-panel.tsx'
import { UsersPanel } from './users-panel.tsx'

const forStaff = [
  { id: 'health', label: 'Health', content: <HealthPanel /> },
  { id: 'support', label: 'Support', content: <SupportInbox /> },
  { id: 'consultations', label: 'Consultations', content: <ConsultationsPanel /> },
  { id: 'bookings', label: 'Bookings', content: <BookingsPanel /> },
  { id: 'purchases', label: 'Purchases', content: <SalesPanel /> },
  { id: 'email', label: 'Email', content: <LettersPanel /> },
  { id: 'jobs', label: 'Jobs', content: <JobsPanel /> },
]

const forOwner = (ownId: string) => [
  { id: 'users', label: 'Users', content: <UsersPanel ownId={ownId} /> },
  { id: 'audit', label: 'Audit trail', content: <AuditPanel /> },
]

function Denied() {
  return (
    <Signpost
      title="Access Denied"
      poster={{ slug: 'banff', name: 'Banff', place: 'Canada' }}
      action={<ButtonLink href="/">To the home page</ButtonLink>}
    >
      You don't have permission to access the admin dashboard.
    </Signpost>
  )
}

function Dashboard({ user }: { readonly user: User }) {
  const [tab, setTab] = useState('health')
  const isOwner = user.roles.includes('owner')
  return (
    <div className={styles.page}>
      <PageHeading
        title="Admin Dashboard"
        sub="Monitor system health and API status"
        actions={
          <ButtonLink look="line" href="/affiliate/analytics">
            Partner analytics
          </ButtonLink>
        }
      />
      <Tabs
        label="Rooms of the back office"
        value={tab}
        onValueChange={setTab}
        items={isOwner ? [...forStaff, ...forOwner(user.id)] : forStaff}
      />
    </div>
  )
}

/** The rooms of owner and operators. The server decides who they are; each room asks it again. */
export function AdminPage() {
  return (
    <DataFrame>
      <div className="wrap page">
        <SignedIn
          pending={<SkeletonList label="Loading the back office" look="text" />}
          title="Admin Access Required"
          text="Please sign in to access the admin dashboard."
        >
          {(user) => (user.roles.length > 0 ? <Dashboard user={user} /> : <Denied />)}
        </SignedIn>
      </div>
    </DataFrame>
  )
}
