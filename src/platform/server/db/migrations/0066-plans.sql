-- Plans that visitors and accounts asked for; they can be kept as a trip for a day.
create table plans (
  id uuid primary key,
  plan jsonb not null,
  made_at timestamptz not null default now()
);
create index plans_made_at on plans (made_at);
