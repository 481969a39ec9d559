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
import { BookingsRoom } from './bookings-room.tsx'
import { ConsultationsPanel } from './consultations-panel.tsx'
import { HealthPanel } from './health-panel.tsx'
import { AuditPanel, JobsPanel, LettersPanel } from './list-panels.tsx'
import { SalesPanel } from './sales-panel.tsx'
import { UsersPanel } from './users-panel.tsx'
import { adminPageText } from './messages.ts'

const forStaff = [
  { id: 'health', label: adminPageText.health, content: <HealthPanel /> },
  { id: 'support', label: adminPageText.support, content: <SupportInbox /> },
  { id: 'consultations', label: adminPageText.consultations, content: <ConsultationsPanel /> },
  { id: 'bookings', label: adminPageText.bookings, content: <BookingsRoom /> },
  { id: 'purchases', label: adminPageText.purchases, content: <SalesPanel /> },
  { id: 'email', label: adminPageText.email, content: <LettersPanel /> },
  { id: 'jobs', label: adminPageText.jobs, content: <JobsPanel /> },
]

const forOwner = (ownId: string) => [
  { id: 'users', label: adminPageText.users, content: <UsersPanel ownId={ownId} /> },
  { id: 'audit', label: adminPageText.auditTrail, content: <AuditPanel /> },
]

function Denied() {
  return (
    <Signpost
      title={adminPageText.accessDenied}
      poster={{ slug: 'banff', name: adminPageText.banff, place: 'Canada' }}
      action={<ButtonLink href="/">{adminPageText.toHomePage}</ButtonLink>}
    >
      {adminPageText.youDontHavePermission}
    </Signpost>
  )
}

function Dashboard({ user }: { readonly user: User }) {
  const [tab, setTab] = useState('health')
  const isOwner = user.roles.includes('owner')
  return (
    <div className={styles.page}>
      <PageHeading
        title={adminPageText.adminDashboard}
        sub={adminPageText.monitorSystemHealthAnd}
        actions={
          <ButtonLink look="line" href="/affiliate/analytics">
            {adminPageText.partnerAnalytics}
          </ButtonLink>
        }
      />
      <Tabs
        label={adminPageText.roomsBackOffice}
        value={tab}
        onValueChange={setTab}
        items={isOwner ? [...forStaff, ...forOwner(user.id)] : forStaff}
      />
    </div>
  )
}

/** The tabs of the back office. The server checks the role on each tab's calls. */
export function AdminPage() {
  return (
    <DataFrame>
      <div className="wrap page">
        <SignedIn
          pending={<SkeletonList label={adminPageText.loadingBackOffice} look="text" />}
          title={adminPageText.adminAccessRequired}
          text={adminPageText.pleaseSignInTo}
        >
          {(user) => (user.roles.length > 0 ? <Dashboard user={user} /> : <Denied />)}
        </SignedIn>
      </div>
    </DataFrame>
  )
}
