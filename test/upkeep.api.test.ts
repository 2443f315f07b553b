import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { visitor } from '../kernel/kernel.ts'
import { connect } from '../server/database/connect.ts'
import { sql } from '../server/database/sql.ts'
import { answerOf } from '../server/http/errors.ts'
import { sweep } from '../server/sweep.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({}, ({ ownerUrl }) =>
    asOwner(ownerUrl, client =>
      client.query(`insert into deleted_record (id, resource, record_id, content, deletion_time)
        values (gen_random_uuid(), 'news', gen_random_uuid(), '{}', now() - interval '91 days')`),
    ),
  )
  // The program sweeps as it starts, deleted records last: that is over before anything is tried.
  await vi.waitFor(async () => {
    const { rows } = await asOwner(world.database.ownerUrl, client => client.query('select 1 from deleted_record'))
    expect(rows).toEqual([])
  }, 20_000)
})
afterAll(() => world.stop())

test('what has been kept long enough goes, by one process at a time; the rest stays', async () => {
  await asOwner(world.database.ownerUrl, async client => {
    await client.query(`
      insert into idempotency_key (user_id, key, request_hash, at) values
        (gen_random_uuid(), 'old', 'x', now() - interval '25 hours'), (gen_random_uuid(), 'new', 'x', now() - interval '23 hours');
      insert into sign_in_failure (id, address, name_hash, is_known, at) values
        (gen_random_uuid(), '198.51.100.7', 'old', true, now() - interval '31 days'), (gen_random_uuid(), '198.51.100.7', 'new', true, now() - interval '29 days');
      insert into deleted_record (id, resource, record_id, content, deletion_time) values
        (gen_random_uuid(), 'news', gen_random_uuid(), '{"kept":"old"}', now() - interval '91 days'),
        (gen_random_uuid(), 'news', gen_random_uuid(), '{"kept":"new"}', now() - interval '89 days');
      insert into session (token_hash, user_id, login_at, expires_at, last_seen_at, revoked_at)
        select h, (select id from "system_user" limit 1), now() - interval '90 days', e, now() - interval '90 days', r from (values
          ('old', now() - interval '31 days', null), ('new', now() + interval '1 day', null),
          ('signed out', now() + interval '1 day', now() - interval '31 days')) as s (h, e, r);
      insert into account_token (id, user_id, purpose, token_hash, expires_at)
        select gen_random_uuid(), (select id from "system_user" limit 1), p, h, e from (values
          (2, 'old', now() - interval '2 days'), (2, 'new', now() - interval '1 hour'), (1, 'new', now() - interval '300 days')) as t (p, h, e)
        on conflict do nothing;
      insert into verification_code (id, flow, purpose, target_hash, code_hash, address, creation_time, expires_at) values
        (gen_random_uuid(), gen_random_uuid(), 1, 'old', '', '', now() - interval '3 days', now()),
        (gen_random_uuid(), gen_random_uuid(), 1, 'new', '', '', now() - interval '1 day', now());
      insert into spent_proof (signature, expires_at) values ('old', now() - interval '1 minute'), ('new', now() + interval '1 minute');
      insert into alarm (kind, until) values ('old', now() - interval '1 minute'), ('new', now() + interval '1 minute');
      insert into review_hold (resource, record_id, holder, until) values
        ('old', gen_random_uuid(), gen_random_uuid(), now() - interval '1 minute'),
        ('new', gen_random_uuid(), gen_random_uuid(), now() + interval '1 minute');
      insert into page_feedback_day (browser_hash, feedback_id, day) values
        ('old', gen_random_uuid(), current_date - 2), ('new', gen_random_uuid(), current_date - 1);
      insert into follow_request (address_hash, contact_hash, at) values ('old', '', now() - interval '3 days'), ('new', '', now() - interval '1 day')`)
  })
  const database = connect({ url: world.database.appUrl, assumesRole: false })
  try {
    const during = await database.write({ caller: visitor, requestId: '', address: undefined }, async transaction => {
      await transaction.rows(sql`select pg_advisory_xact_lock(7204812)`)
      return sweep(database)
    })
    expect(during).toEqual({})
    expect(await sweep(database)).toEqual({
      idempotency_key: 1,
      sign_in_failure: 1,
      session: 2,
      account_token: 1,
      verification_code: 1,
      spent_proof: 1,
      alarm: 1,
      review_hold: 1,
      page_feedback_day: 1,
      follow_request: 1,
      deleted_record: 1,
    })
    const left = await asOwner(world.database.ownerUrl, client =>
      client.query(`select key as what from idempotency_key union all select name_hash from sign_in_failure
        union all select token_hash from session union all select content->>'kept' from deleted_record union all select token_hash from account_token
        union all select target_hash from verification_code union all select signature from spent_proof union all select kind from alarm
        union all select resource from review_hold`),
    )
    expect(left.rows.map(row => row.what)).toEqual(Array.from({ length: 9 }, () => 'new'))
  } finally {
    await database.close()
  }
})

test('a statement that runs too long is broken off, and who waits for it is told to come again', async () => {
  const database = connect({ url: world.database.appUrl, assumesRole: false, statementMs: 200 })
  try {
    const error: unknown = await database.rows(sql`select pg_sleep(60)`).then(
      () => undefined,
      (failure: unknown) => failure,
    )
    expect(answerOf(error, 'ar', 'r')).toMatchObject({ status: 503, body: { error: { code: 'busy' } }, headers: { 'retry-after': '10' } })
    expect(await database.find(sql`select 1 as alive`)).toEqual({ alive: 1 })
  } finally {
    await database.close()
  }
})
