import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for searching and sorting the admins' tables, at a hundred thousand rows each. */
export class Management1763600000008 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [listings, users]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

// Public lists have indexes of approved listings. Few listings have another status, so one index of these serves all
// orders of the admins' lists.
const listings = `
CREATE INDEX listing_managed_new ON listing (kind, created_at, id) INCLUDE (search);
CREATE INDEX listing_managed_name ON listing (kind, lower(name), id) INCLUDE (search);
CREATE INDEX listing_managed_rank ON listing (kind, rank, id) INCLUDE (search);
CREATE INDEX listing_managed_city ON listing (kind, lower(city), created_at, id);
CREATE INDEX listing_undecided ON listing (kind, status, created_at, id) WHERE status <> 'approved';
-- Counts by status.
CREATE INDEX listing_states ON listing (kind, status);
`;

// Copies of the account's columns, so that users are searched and sorted without a join.
const users = `
ALTER TABLE user_profile ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN search text NOT NULL DEFAULT '';

CREATE FUNCTION fill_user_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT created_at, lower(concat_ws(E'\\n', NEW.full_name, NEW.city, NEW.phone, email))
  INTO NEW.created_at, NEW.search FROM account WHERE id = NEW.id;
  RETURN NEW;
END $$;
CREATE TRIGGER user_search BEFORE INSERT OR UPDATE ON user_profile FOR EACH ROW EXECUTE FUNCTION fill_user_search();

CREATE FUNCTION follow_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_profile SET search = '' WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER user_search AFTER UPDATE OF email ON account FOR EACH ROW
  WHEN (NEW.role = 'user' AND NEW.email IS DISTINCT FROM OLD.email) EXECUTE FUNCTION follow_account();

UPDATE user_profile SET search = '';

CREATE INDEX user_managed_new ON user_profile (created_at, id) INCLUDE (search);
CREATE INDEX user_managed_name ON user_profile (lower(full_name), id) INCLUDE (search);
CREATE INDEX user_managed_city ON user_profile (lower(city), created_at, id);
CREATE INDEX user_search ON user_profile USING gin (search gin_trgm_ops);
`;

const undone = `
DROP INDEX listing_managed_new, listing_managed_name, listing_managed_rank, listing_managed_city, listing_undecided,
  listing_states;
DROP TRIGGER user_search ON account;
DROP TRIGGER user_search ON user_profile;
DROP FUNCTION follow_account, fill_user_search;
ALTER TABLE user_profile DROP COLUMN search, DROP COLUMN created_at;
`;
