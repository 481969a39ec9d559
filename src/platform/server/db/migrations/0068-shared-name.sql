-- Whether a shared page says whose trip it is. Links from before were made with the promise that it does not.
alter table trip_links add column show_name boolean not null default false;
