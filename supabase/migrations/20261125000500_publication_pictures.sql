-- The picture that chats and networks show beside a link, frozen with the version like the rest of its trailer.
alter table public.publication_versions add column og_path text;
drop trigger stay_frozen on public.publication_versions;
create trigger stay_frozen before update of publication_id, user_id, number, project_version, spec, overrides, app_hash, video_path, poster_path, captions_path, og_path, width, height, duration_ms, created_at
  on public.publication_versions for each row execute function private.refuse_thaw();

-- Names that stand for somebody whom a published app could be mistaken for.
insert into private.reserved_slugs (slug) values
  ('amazon'), ('apple'), ('bank'), ('banking'), ('binance'), ('chase'), ('coinbase'), ('customer-service'), ('discord'), ('dhl'), ('dropbox'),
  ('ebay'), ('facebook'), ('fedex'), ('github'), ('gmail'), ('helpdesk'), ('icloud'), ('instagram'), ('linkedin'), ('mastercard'), ('metamask'),
  ('microsoft'), ('netflix'), ('office365'), ('openai'), ('outlook'), ('paypal'), ('reddit'), ('refund'), ('refunds'), ('revolut'), ('snapchat'),
  ('steam'), ('telegram'), ('tiktok'), ('twitter'), ('verify'), ('visa'), ('wallet'), ('whatsapp'), ('youtube')
on conflict do nothing;
