import pg from 'pg';
import { DataSource } from 'typeorm';
import { COLUMN_TYPES, pooledTx, type Database } from '../src/core/database.js';
import { Account } from '../src/features/account/account.entity.js';
import { AdminProfile } from '../src/features/admin/admin.entity.js';
import { ApiKey } from '../src/features/api-key/api-key.entity.js';
import { Blog } from '../src/features/blog/blog.entity.js';
import { Booking } from '../src/features/booking/booking.entity.js';
import { Enquiry } from '../src/features/enquiry/enquiry.entity.js';
import { Listing } from '../src/features/listing/listing.entity.js';
import { Notification } from '../src/features/notification/notification.entity.js';
import { RealWedding } from '../src/features/real-wedding/real-wedding.entity.js';
import { Review } from '../src/features/review/review.entity.js';
import { UserProfile } from '../src/features/user/user.entity.js';
import { Vendor } from '../src/features/vendor/vendor.entity.js';
import { Venue } from '../src/features/venue/venue.entity.js';
import { WishlistItem } from '../src/features/wishlist/wishlist-item.entity.js';
import { Foundation1763600000001 } from './migrations/0001-foundation.js';
import { Vendors1763600000002 } from './migrations/0002-vendors.js';
import { Customers1763600000012 } from './migrations/0012-customers.js';
import { Enquiries1763600000003 } from './migrations/0003-enquiries.js';
import { Reviews1763600000006 } from './migrations/0006-reviews.js';
import { Oversight1763600000017 } from './migrations/0017-oversight.js';
import { Accounts1763600000010 } from './migrations/0010-accounts.js';
import { Inbox1763600000014 } from './migrations/0014-inbox.js';
import { Owners1763600000013 } from './migrations/0013-owners.js';
import { PriceNotes1763600000015 } from './migrations/0015-price-notes.js';
import { Media1763600000016 } from './migrations/0016-media.js';
import { SitePictures1763600000004 } from './migrations/0004-site-pictures.js';
import { RealWeddings1763600000005 } from './migrations/0005-real-weddings.js';
import { ApiKeys1763600000019 } from './migrations/0019-api-keys.js';
import { Idempotency1763600000020 } from './migrations/0020-idempotency.js';
import { ListingContacts1763600000022 } from './migrations/0022-listing-contacts.js';
import { AuditedKeys1763600000023 } from './migrations/0023-audited-keys.js';
import { LapsedEnquiries1763600000024 } from './migrations/0024-lapsed-enquiries.js';
import { LongLists1763600000025 } from './migrations/0025-long-lists.js';
import { TablesByIndex1763700000026 } from './migrations/0026-tables-by-index.js';
import { QuickerTables1763800000027 } from './migrations/0027-quicker-tables.js';
import { KnownBrowsers1764000000028 } from './migrations/0028-known-browsers.js';
import { DecisionsForAuthors1764000000031 } from './migrations/0031-decisions-for-authors.js';
import { PictureVariants1764000000033 } from './migrations/0033-picture-variants.js';
import { EmailConfirmation1764000000034 } from './migrations/0034-email-confirmation.js';
import { ContactViews1764000000035 } from './migrations/0035-contact-views.js';
import { Suspension1764000000032 } from './migrations/0032-suspension.js';
import { Management1763600000008 } from './migrations/0008-management.js';
import { OwnerPrices1764000000030, PricesReadKind1764000000030 } from './migrations/0030-owner-prices.js';

interface Options {
  poolSize?: number;
  /** Milliseconds after which PostgreSQL gives a statement up; 0 for none, as migrations and seeds need. */
  statementTimeout?: number;
}

/** Opens the database at `url`, whose `source` the caller destroys at the end. */
export async function openDatabase(url: string, options: Options = {}): Promise<Database> {
  const pools: pg.Pool[] = [];
  // TypeORM makes its pool by the driver that it is given; statements outside a transaction use the same one.
  function SharedPool(settings: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool({ ...settings, types: COLUMN_TYPES });
    // A connection that breaks while it is idle is replaced by the pool; without listeners it would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    pools.push(pool);
    return pool;
  }
  const source = await makeDataSource(url, { ...options, driver: { ...pg, Pool: SharedPool } }).initialize();
  const [pool] = pools;
  if (!pool) throw new Error('TypeORM has made no pool');
  return { source, pool, tx: pooledTx(source, pool) };
}

/** TypeORM's view of the database at `url`. The migrations are SQL by hand; entities never create tables. */
export function makeDataSource(
  url: string,
  { poolSize = 16, statementTimeout = 2000, driver }: Options & { driver?: object } = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    driver,
    entities: [
      Account,
      AdminProfile,
      ApiKey,
      Blog,
      Booking,
      Enquiry,
      Listing,
      Notification,
      RealWedding,
      Review,
      UserProfile,
      Vendor,
      Venue,
      WishlistItem,
    ],
    migrations: [
      Foundation1763600000001,
      Vendors1763600000002,
      Enquiries1763600000003,
      SitePictures1763600000004,
      RealWeddings1763600000005,
      Reviews1763600000006,
      Oversight1763600000017,
      Management1763600000008,
      Accounts1763600000010,
      Customers1763600000012,
      Inbox1763600000014,
      PriceNotes1763600000015,
      Owners1763600000013,
      Media1763600000016,
      ApiKeys1763600000019,
      Idempotency1763600000020,
      ListingContacts1763600000022,
      AuditedKeys1763600000023,
      LapsedEnquiries1763600000024,
      LongLists1763600000025,
      TablesByIndex1763700000026,
      QuickerTables1763800000027,
      KnownBrowsers1764000000028,
      PricesReadKind1764000000030,
      OwnerPrices1764000000030,
      DecisionsForAuthors1764000000031,
      PictureVariants1764000000033,
      EmailConfirmation1764000000034,
      ContactViews1764000000035,
      Suspension1764000000032,
    ],
    migrationsTableName: 'migration',
    poolSize,
    synchronize: false,
    logging: false,
    applicationName: 'mandap',
    extra: {
      statement_timeout: statementTimeout || undefined,
      idle_in_transaction_session_timeout: 10_000,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    },
  });
}
