insert into "pictures" ("id", "name", "width", "height", "alt", "is_sample", "created_at") values
  ('brand-1', '24ee89ba6bb12146d0c12e393fdb7d73', 800, 600, 'brand-1', 1, '2026-11-02T08:00:00.000Z'),
  ('organization-1-1', 'cd1badd7ca603de327b7a754670151d9', 800, 600, 'organization-1-1', 1, '2026-11-02T08:00:00.000Z'),
  ('organization-1-2', 'cc3d19102a61339da1ab26ccf53866e8', 800, 600, 'organization-1-2', 1, '2026-11-02T08:00:00.000Z'),
  ('organization-1-3', 'c7ab632c5ff857882bd7cb6fd04723f8', 800, 600, 'organization-1-3', 1, '2026-11-02T08:00:00.000Z'),
  ('card-1', '518b26b6d40e3eeebaaa94b5de48cce0', 800, 600, 'card-1', 1, '2026-11-02T08:00:00.000Z'),
  ('brand-2', '6b56d17af0981eea4e4c1db54efdaa57', 800, 600, 'brand-2', 1, '2026-11-02T08:00:00.000Z'),
  ('organization-2-1', 'a038300eb6f4885b0b2090334fa033e5', 800, 600, 'organization-2-1', 1, '2026-11-02T08:00:00.000Z'),
  ('organization-2-2', '454bb4657b40fa2944836262ed733344', 800, 600, 'organization-2-2', 1, '2026-11-02T08:00:00.000Z'),
  ('organization-2-3', 'ac32de93ba2f2d7b612cbe563ee53a7d', 800, 600, 'organization-2-3', 1, '2026-11-02T08:00:00.000Z'),
  ('card-2', '9fab9c3198aed45b0fb59cd669c81b08', 800, 600, 'card-2', 1, '2026-11-02T08:00:00.000Z'),
  ('6d8a44bd-bb4c-47c9-b520-b55154404eee', '03e22d72feecb11b67b2b3363770d133', 64, 48, '', 0, '2026-11-02T09:35:00.000Z'),
  ('019cbd03-e013-4eeb-824c-eec86098ef0b', '81668248305d80b3bbbca40e93da1297', 64, 48, '', 0, '2026-11-02T21:35:00.000Z'),
  ('44874aae-1504-483a-b8e5-190677f81ae2', '49b3a31de0c631237496180a27e5a0e1', 64, 48, '', 0, '2026-11-03T15:35:00.000Z'),
  ('62295c1d-e3d8-4008-9913-411b84459d8f', '0405bdd35d86e3ad49e8810dcfe510cf', 64, 48, '', 0, '2026-11-04T08:05:00.000Z'),
  ('8762dcdd-6459-4e05-93f2-a7bb7271cfdb', '3d1bf879bbe10caa6e62a3491b45a52a', 64, 48, '', 0, '2026-11-05T02:05:00.000Z'),
  ('24188d51-2a0b-497d-b8cb-87b2802a7ae1', '0fffb030a24b2fd906568df23fe3c8e6', 64, 48, '', 0, '2026-11-05T17:05:00.000Z'),
  ('e0ae4c9c-8405-4da9-b389-fca40e6bf954', '3ddf975c94076220b38d7aac391d7d73', 64, 48, '', 0, '2026-11-06T06:35:00.000Z'),
  ('33ff582e-44cd-4202-b8a2-1f921dbfc181', 'b0292fcd3e1a48e316bbfe1381d0cbc3', 64, 48, '', 0, '2026-11-06T20:05:00.000Z'),
  ('9629d6b0-1020-4927-8b49-7741b306d9af', '58ad46bcf2e9a30d5fc747a01d209b1b', 64, 48, '', 0, '2026-11-07T09:35:00.000Z'),
  ('fe644ae9-904b-4159-aac2-8972d38ae415', 'bc4e191f546bce0f39e80b2a77075bf4', 64, 48, '', 0, '2026-11-07T09:35:00.000Z');
insert into "users" ("id", "username", "email", "email_key", "phone", "password_hash", "role", "brand_id", "photo_id", "created_at") values
  ('74afb017-de06-4b79-8a6e-7b266198a4e7', 'grace', 'Grace.Okafor@example.com', 'grace.okafor@example.com', '01234567890', '$argon2id$v=19$m=19456,t=2,p=1$aW7zlHzQfKDTYSgAqUKuNw$/hC/EU4+lpfEHrYBXnnXFy14jNoJa4lD3DdeAbHn+OE', 'staff', null, null, '2026-11-02T08:00:00.000Z'),
  ('881e0aff-4e6a-42f3-aff5-a2791d15680d', 'O''Brien', 'amal@example.com', 'amal@example.com', '02079460000', '$argon2id$v=19$m=19456,t=2,p=1$bJhlMRh7UCYROEt5CaGrPg$edODqhm5uG7UkESQr7d9vY8kRPpeSI0gTvC3EuwfVRk', 'donor', null, '6d8a44bd-bb4c-47c9-b520-b55154404eee', '2026-11-02T08:35:00.000Z'),
  ('f5915a0d-af88-47bb-bb00-9c228ac4a662', 'Søren 🙂', 'soren@example.net', 'soren@example.net', '01234567890', '$argon2id$v=19$m=19456,t=2,p=1$5/sAyu8/nqtYMbHDWlWLGw$J/LVT9EeZIGNPk8XWfjIlZXp3jf+eiGQYwVeRenuiWU', 'donor', null, null, '2026-11-02T09:35:00.000Z'),
  ('35ef1315-646e-4552-a8f0-d43c2944d9dc', 'lin', 'lin@example.com', 'lin@example.com', '01234567890', '$argon2id$v=19$m=19456,t=2,p=1$SfIEF453/lfIsuBkEnGo4A$jYu23/Y06sLKQj+BP028/UN0ID4C/dvsRfZmLVkHXzk', 'partner', 'brand-1', null, '2026-11-02T09:35:00.000Z');
insert into "sessions" ("id", "user_id", "created_at", "expires_at", "ended_at") values
  ('f52572b0-a751-406c-bdae-bdd636e70c2d', '74afb017-de06-4b79-8a6e-7b266198a4e7', '2026-11-02T08:00:00.000Z', '2026-11-09T08:00:00.000Z', null),
  ('712187e1-11e9-4c46-9a61-63cd2445a71b', '74afb017-de06-4b79-8a6e-7b266198a4e7', '2026-11-02T08:00:00.000Z', '2026-11-09T08:00:00.000Z', null),
  ('b3e7e5b8-f154-47cc-b3b5-b9ac25cb7b1d', '881e0aff-4e6a-42f3-aff5-a2791d15680d', '2026-11-02T08:35:00.000Z', '2026-11-09T08:35:00.000Z', null),
  ('3c58b591-16ce-49a6-bdec-7c4d86595764', '881e0aff-4e6a-42f3-aff5-a2791d15680d', '2026-11-02T08:35:00.000Z', '2026-11-09T08:35:00.000Z', null),
  ('e3b27f5f-6c88-46c7-9ce5-9e3f11e08b13', 'f5915a0d-af88-47bb-bb00-9c228ac4a662', '2026-11-02T09:35:00.000Z', '2026-11-09T09:35:00.000Z', null),
  ('8f1045a5-733c-4d14-b02a-147145103e01', 'f5915a0d-af88-47bb-bb00-9c228ac4a662', '2026-11-02T09:35:00.000Z', '2026-11-09T09:35:00.000Z', null),
  ('cbc57eb5-89d5-4d79-844b-c64b15a785ed', '35ef1315-646e-4552-a8f0-d43c2944d9dc', '2026-11-02T09:35:00.000Z', '2026-11-09T09:35:00.000Z', '2026-11-02T09:35:00.000Z'),
  ('1f689263-732e-44f1-8b73-ba74cd2f7f71', '35ef1315-646e-4552-a8f0-d43c2944d9dc', '2026-11-02T09:35:00.000Z', '2026-11-09T09:35:00.000Z', '2026-11-02T09:35:00.000Z'),
  ('21d7fcdc-072c-4ab9-a23a-87f37c08bbb3', '35ef1315-646e-4552-a8f0-d43c2944d9dc', '2026-11-02T09:35:00.000Z', '2026-11-09T09:35:00.000Z', null);
insert into "brands" ("id", "title", "info", "picture_id", "position", "is_sample", "hidden", "revision") values
  ('brand-1', 'Brand 1', 'Takes coins', 'brand-1', 1, 1, 0, 1),
  ('brand-2', 'Brand 2', 'Takes coins', 'brand-2', 2, 1, 0, 1);
insert into "organizations" ("id", "title", "information", "position", "is_sample", "hidden", "revision") values
  ('organization-1', 'Organization 1', 'Takes gifts', 1, 1, 0, 1),
  ('organization-2', 'Organization 2', 'Takes gifts', 2, 1, 0, 1);
insert into "organization_images" ("id", "organization_id", "picture_id", "position") values
  ('organization-1-1', 'organization-1', 'organization-1-1', 1),
  ('organization-1-2', 'organization-1', 'organization-1-2', 2),
  ('organization-1-3', 'organization-1', 'organization-1-3', 3),
  ('organization-2-1', 'organization-2', 'organization-2-1', 1),
  ('organization-2-2', 'organization-2', 'organization-2-2', 2),
  ('organization-2-3', 'organization-2', 'organization-2-3', 3);
insert into "donation_cards" ("id", "title", "info", "description", "picture_id", "position", "is_sample", "hidden", "revision") values
  ('card-1', 'Card 1', 'Short', 'Long', 'card-1', 1, 1, 0, 1),
  ('card-2', 'Card 2', 'Short', 'Long', 'card-2', 2, 1, 0, 1);
insert into "seeds" ("name", "completed_at") values
  ('sample-data', '2026-11-02T08:00:00.000Z');
insert into "orders" ("id", "user_id", "organization_id", "items_name", "location", "quantity", "phone", "status", "picture_id", "created_at", "received_quantity", "search_text") values
  ('139ea6ee-a666-4530-8d7d-852a2365be84', '881e0aff-4e6a-42f3-aff5-a2791d15680d', 'organization-1', 'Winter coats', 'Harbor Street 4', 8, '0123 456', 'completed', '019cbd03-e013-4eeb-824c-eec86098ef0b', '2026-11-02T21:35:00.000Z', 7, 'winter coats
harbor street 4
0123 456'),
  ('f43c1672-0685-4a89-831b-57b8196af08d', '881e0aff-4e6a-42f3-aff5-a2791d15680d', 'organization-2', 'Board games', 'Harbor Street 4', 9, '0123 456', 'received', '44874aae-1504-483a-b8e5-190677f81ae2', '2026-11-03T15:35:00.000Z', 8, 'board games
harbor street 4
0123 456'),
  ('e137917e-4b1c-4254-82a3-04c40c132b4b', '881e0aff-4e6a-42f3-aff5-a2791d15680d', 'organization-1', 'Children''s shoes', 'Harbor Street 4', 10, '0123 456', 'declined', '62295c1d-e3d8-4008-9913-411b84459d8f', '2026-11-04T08:05:00.000Z', 9, 'children''s shoes
harbor street 4
0123 456'),
  ('3ecb0dd2-cc6a-431e-b80d-29fca5d09cfd', '881e0aff-4e6a-42f3-aff5-a2791d15680d', 'organization-2', 'Desk lamps', 'Harbor Street 4', 11, '0123 456', 'accepted', '8762dcdd-6459-4e05-93f2-a7bb7271cfdb', '2026-11-05T02:05:00.000Z', null, 'desk lamps
harbor street 4
0123 456'),
  ('3f049892-6d9d-4041-b936-016d8a11a4af', '881e0aff-4e6a-42f3-aff5-a2791d15680d', 'organization-1', '毛布', 'Harbor Street 4', 12, '0123 456', 'under review', '24188d51-2a0b-497d-b8cb-87b2802a7ae1', '2026-11-05T17:05:00.000Z', null, '毛布
harbor street 4
0123 456'),
  ('4105cffd-ebc1-4fe0-a228-863c9b3b63e6', '881e0aff-4e6a-42f3-aff5-a2791d15680d', 'organization-2', 'Books; "signed"', 'Harbor Street 4', 13, '0123 456', 'declined', 'e0ae4c9c-8405-4da9-b389-fca40e6bf954', '2026-11-06T06:35:00.000Z', null, 'books; "signed"
harbor street 4
0123 456'),
  ('2f755411-8837-406b-b22d-d686e268a750', '881e0aff-4e6a-42f3-aff5-a2791d15680d', 'organization-1', 'Bicycle', 'Harbor Street 4', 14, '0123 456', 'cancelled', '33ff582e-44cd-4202-b8a2-1f921dbfc181', '2026-11-06T20:05:00.000Z', null, 'bicycle
harbor street 4
0123 456'),
  ('4ae13b97-c662-425f-8918-c9ea7421f850', '881e0aff-4e6a-42f3-aff5-a2791d15680d', 'organization-2', 'Pans', 'Harbor Street 4', 15, '0123 456', 'submitted', '9629d6b0-1020-4927-8b49-7741b306d9af', '2026-11-07T09:35:00.000Z', null, 'pans
harbor street 4
0123 456'),
  ('f0008e75-08cc-4d98-9340-5cd39f75d54c', 'f5915a0d-af88-47bb-bb00-9c228ac4a662', 'organization-1', 'Toy train', 'Harbor Street 4', 3, '0123 456', 'cancelled', 'fe644ae9-904b-4159-aac2-8972d38ae415', '2026-11-07T09:35:00.000Z', null, 'toy train
harbor street 4
0123 456');
insert into "order_events" ("id", "order_id", "status", "actor_id", "reason", "created_at") values
  ('42993e80-16ac-4d8f-be65-36c755901f4f', '139ea6ee-a666-4530-8d7d-852a2365be84', 'submitted', '881e0aff-4e6a-42f3-aff5-a2791d15680d', null, '2026-11-02T21:35:00.000Z'),
  ('4b61ac61-e6ca-4d02-8dbe-6286a3d146d0', '139ea6ee-a666-4530-8d7d-852a2365be84', 'under review', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-02T23:05:00.000Z'),
  ('679e722e-f722-46b3-9586-bef7de8d8be6', '139ea6ee-a666-4530-8d7d-852a2365be84', 'accepted', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-03T00:35:00.000Z'),
  ('ac68fc64-a354-4d51-82d9-34cb85028932', '139ea6ee-a666-4530-8d7d-852a2365be84', 'received', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-03T02:05:00.000Z'),
  ('9b79bc66-05b5-4c41-bd58-f2f4c7091d26', '139ea6ee-a666-4530-8d7d-852a2365be84', 'completed', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-03T03:35:00.000Z'),
  ('74363407-8803-40b3-8325-738a7b00f7e8', 'f43c1672-0685-4a89-831b-57b8196af08d', 'submitted', '881e0aff-4e6a-42f3-aff5-a2791d15680d', null, '2026-11-03T15:35:00.000Z'),
  ('c50dbbfb-6850-46fa-bff2-d86a05f52b3c', 'f43c1672-0685-4a89-831b-57b8196af08d', 'under review', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-03T17:05:00.000Z'),
  ('9e7db08f-b89d-4ba9-9d84-93bf5cbcc7eb', 'f43c1672-0685-4a89-831b-57b8196af08d', 'accepted', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-03T18:35:00.000Z'),
  ('98ece600-0280-447e-b0c4-a0b76a10d5c3', 'f43c1672-0685-4a89-831b-57b8196af08d', 'received', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-03T20:05:00.000Z'),
  ('25e4f7e4-2cc5-4c3c-a98d-bde6cc8c271b', 'e137917e-4b1c-4254-82a3-04c40c132b4b', 'submitted', '881e0aff-4e6a-42f3-aff5-a2791d15680d', null, '2026-11-04T08:05:00.000Z'),
  ('1d4a2421-4148-4185-af28-a6adb1e2a60e', 'e137917e-4b1c-4254-82a3-04c40c132b4b', 'under review', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-04T09:35:00.000Z'),
  ('33575e4f-8033-474e-be91-80ae585dbfb0', 'e137917e-4b1c-4254-82a3-04c40c132b4b', 'accepted', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-04T11:05:00.000Z'),
  ('cd1698a1-48ed-40d4-8fe0-8b31326f291e', 'e137917e-4b1c-4254-82a3-04c40c132b4b', 'received', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-04T12:35:00.000Z'),
  ('352c5377-cde9-4a69-a980-e5be64d2c05e', 'e137917e-4b1c-4254-82a3-04c40c132b4b', 'declined', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'Moths. We''re sorry.', '2026-11-04T14:05:00.000Z'),
  ('41ad3134-4aec-4a54-9f63-8c9d71d8f1bc', '3ecb0dd2-cc6a-431e-b80d-29fca5d09cfd', 'submitted', '881e0aff-4e6a-42f3-aff5-a2791d15680d', null, '2026-11-05T02:05:00.000Z'),
  ('1d0b8fe2-4305-44bd-bfdc-cd44a6e6e7d6', '3ecb0dd2-cc6a-431e-b80d-29fca5d09cfd', 'under review', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-05T03:35:00.000Z'),
  ('e3363796-390e-4c60-963e-fc110e8fb585', '3ecb0dd2-cc6a-431e-b80d-29fca5d09cfd', 'accepted', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-05T05:05:00.000Z'),
  ('289795a2-0dc5-498e-8076-afaee49ae526', '3f049892-6d9d-4041-b936-016d8a11a4af', 'submitted', '881e0aff-4e6a-42f3-aff5-a2791d15680d', null, '2026-11-05T17:05:00.000Z'),
  ('48c35732-dc41-45cb-88d6-0af475dd891d', '3f049892-6d9d-4041-b936-016d8a11a4af', 'under review', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-05T18:35:00.000Z'),
  ('01a077c4-0b89-4ed9-9240-4210d3400848', '4105cffd-ebc1-4fe0-a228-863c9b3b63e6', 'submitted', '881e0aff-4e6a-42f3-aff5-a2791d15680d', null, '2026-11-06T06:35:00.000Z'),
  ('75a9b684-014d-4ce4-82b8-2d06f5386cce', '4105cffd-ebc1-4fe0-a228-863c9b3b63e6', 'declined', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'Moths. We''re sorry.', '2026-11-06T08:05:00.000Z'),
  ('cd8f64d4-369d-4837-8e3e-0ba4ec80e489', '2f755411-8837-406b-b22d-d686e268a750', 'submitted', '881e0aff-4e6a-42f3-aff5-a2791d15680d', null, '2026-11-06T20:05:00.000Z'),
  ('fa6b955c-06aa-4a7f-a5ad-9f2a5673e4cc', '2f755411-8837-406b-b22d-d686e268a750', 'cancelled', '74afb017-de06-4b79-8a6e-7b266198a4e7', null, '2026-11-06T21:35:00.000Z'),
  ('2d159651-53a9-4de9-bfbd-f9218723300f', '4ae13b97-c662-425f-8918-c9ea7421f850', 'submitted', '881e0aff-4e6a-42f3-aff5-a2791d15680d', null, '2026-11-07T09:35:00.000Z'),
  ('10c8b6a6-0c40-4aa7-a5bb-127295a4f2b7', 'f0008e75-08cc-4d98-9340-5cd39f75d54c', 'submitted', 'f5915a0d-af88-47bb-bb00-9c228ac4a662', null, '2026-11-07T09:35:00.000Z'),
  ('ef94fce3-cd13-4dfe-b46c-d07de0938279', 'f0008e75-08cc-4d98-9340-5cd39f75d54c', 'cancelled', 'f5915a0d-af88-47bb-bb00-9c228ac4a662', null, '2026-11-07T09:35:00.000Z');
insert into "outbox" ("id", "kind", "payload", "created_at", "sent_at", "claimed_until", "attempts", "failed_at") values
  ('c0037fdb-0318-49c1-a4d9-1fe6f53b91f9', 'order status', '{"orderId":"139ea6ee-a666-4530-8d7d-852a2365be84","status":"submitted"}', '2026-11-02T21:35:00.000Z', null, '', 0, null),
  ('561fc876-1fec-4188-8d36-e43ada95f655', 'order status', '{"orderId":"139ea6ee-a666-4530-8d7d-852a2365be84","status":"under review","coins":0}', '2026-11-02T23:05:00.000Z', null, '', 0, null),
  ('5c8f66e6-11a2-4eea-a791-06a1383e7368', 'order status', '{"orderId":"139ea6ee-a666-4530-8d7d-852a2365be84","status":"accepted","coins":0}', '2026-11-03T00:35:00.000Z', null, '', 0, null),
  ('02f9a1ea-576f-4a7e-91b4-ec7a03cc1e22', 'order status', '{"orderId":"139ea6ee-a666-4530-8d7d-852a2365be84","status":"received","quantity":7,"coins":17}', '2026-11-03T02:05:00.000Z', null, '', 0, null),
  ('e71d1012-1772-42df-bccd-7cf35224dbbe', 'order status', '{"orderId":"139ea6ee-a666-4530-8d7d-852a2365be84","status":"completed","coins":0}', '2026-11-03T03:35:00.000Z', null, '', 0, null),
  ('8b7a674b-2e20-4f86-b918-70a9a4f175e8', 'order status', '{"orderId":"f43c1672-0685-4a89-831b-57b8196af08d","status":"submitted"}', '2026-11-03T15:35:00.000Z', null, '', 0, null),
  ('275690e2-dc2d-424a-870f-cef6029928df', 'order status', '{"orderId":"f43c1672-0685-4a89-831b-57b8196af08d","status":"under review","coins":0}', '2026-11-03T17:05:00.000Z', null, '', 0, null),
  ('3b17638b-fa24-471e-85d5-849670e144f0', 'order status', '{"orderId":"f43c1672-0685-4a89-831b-57b8196af08d","status":"accepted","coins":0}', '2026-11-03T18:35:00.000Z', null, '', 0, null),
  ('d0758355-7d2f-42b5-a9b6-7de238a851aa', 'order status', '{"orderId":"f43c1672-0685-4a89-831b-57b8196af08d","status":"received","quantity":8,"coins":18}', '2026-11-03T20:05:00.000Z', null, '', 0, null),
  ('2f6bcf1a-4dd9-4831-bdc7-9075f4ae84b9', 'order status', '{"orderId":"e137917e-4b1c-4254-82a3-04c40c132b4b","status":"submitted"}', '2026-11-04T08:05:00.000Z', null, '', 0, null),
  ('eed58388-e738-41bd-a9da-c4f80e57c699', 'order status', '{"orderId":"e137917e-4b1c-4254-82a3-04c40c132b4b","status":"under review","coins":0}', '2026-11-04T09:35:00.000Z', null, '', 0, null),
  ('7caeefdb-c06a-47ae-867d-524c4686e037', 'order status', '{"orderId":"e137917e-4b1c-4254-82a3-04c40c132b4b","status":"accepted","coins":0}', '2026-11-04T11:05:00.000Z', null, '', 0, null),
  ('ae89e14a-6467-42e2-be8c-df12899f5f8c', 'order status', '{"orderId":"e137917e-4b1c-4254-82a3-04c40c132b4b","status":"received","quantity":9,"coins":19}', '2026-11-04T12:35:00.000Z', null, '', 0, null),
  ('86d32735-34fa-4428-aa1d-441bad8f94b9', 'order status', '{"orderId":"e137917e-4b1c-4254-82a3-04c40c132b4b","status":"declined","reason":"Moths. We''re sorry.","coins":-19}', '2026-11-04T14:05:00.000Z', null, '', 0, null),
  ('2915825c-8966-4b77-a071-acc0aeb75ffa', 'order status', '{"orderId":"3ecb0dd2-cc6a-431e-b80d-29fca5d09cfd","status":"submitted"}', '2026-11-05T02:05:00.000Z', null, '', 0, null),
  ('4b82c3cf-1b1f-4d8f-8984-7e6386eb6c61', 'order status', '{"orderId":"3ecb0dd2-cc6a-431e-b80d-29fca5d09cfd","status":"under review","coins":0}', '2026-11-05T03:35:00.000Z', null, '', 0, null),
  ('a2082e43-389a-4388-9646-bcb6850a2d5d', 'order status', '{"orderId":"3ecb0dd2-cc6a-431e-b80d-29fca5d09cfd","status":"accepted","coins":0}', '2026-11-05T05:05:00.000Z', null, '', 0, null),
  ('f466b0a9-84c7-404b-9380-a5750d7e615f', 'order status', '{"orderId":"3f049892-6d9d-4041-b936-016d8a11a4af","status":"submitted"}', '2026-11-05T17:05:00.000Z', null, '', 0, null),
  ('01ad05fd-68bf-493c-b4de-0b5f7d04a56c', 'order status', '{"orderId":"3f049892-6d9d-4041-b936-016d8a11a4af","status":"under review","coins":0}', '2026-11-05T18:35:00.000Z', null, '', 0, null),
  ('8979c5b6-6f39-48ab-8789-66ee1e449a3b', 'order status', '{"orderId":"4105cffd-ebc1-4fe0-a228-863c9b3b63e6","status":"submitted"}', '2026-11-06T06:35:00.000Z', null, '', 0, null),
  ('775e5888-7563-454e-b219-df16c9a972bf', 'order status', '{"orderId":"4105cffd-ebc1-4fe0-a228-863c9b3b63e6","status":"declined","reason":"Moths. We''re sorry.","coins":0}', '2026-11-06T08:05:00.000Z', null, '', 0, null),
  ('8cdbd2de-9335-460d-bad7-baa02abd5578', 'order status', '{"orderId":"2f755411-8837-406b-b22d-d686e268a750","status":"submitted"}', '2026-11-06T20:05:00.000Z', null, '', 0, null),
  ('e8bcd349-ec74-4f54-8215-a0319e525e8b', 'order status', '{"orderId":"2f755411-8837-406b-b22d-d686e268a750","status":"cancelled","coins":0}', '2026-11-06T21:35:00.000Z', null, '', 0, null),
  ('4aabf6cf-f6a9-4be1-b753-06aabee8fe54', 'order status', '{"orderId":"4ae13b97-c662-425f-8918-c9ea7421f850","status":"submitted"}', '2026-11-07T09:35:00.000Z', null, '', 0, null),
  ('deefb05c-e7d9-48f3-a4d0-592e29633f37', 'order status', '{"orderId":"f0008e75-08cc-4d98-9340-5cd39f75d54c","status":"submitted"}', '2026-11-07T09:35:00.000Z', null, '', 0, null),
  ('1e280ad9-844b-45d2-b11c-a03abbd520c0', 'order status', '{"orderId":"f0008e75-08cc-4d98-9340-5cd39f75d54c","status":"cancelled","coins":0}', '2026-11-07T09:35:00.000Z', null, '', 0, null),
  ('0fade689-5159-4bf5-b74f-ea2bba05ebc1', 'redemption approved', '{"redemptionId":"ff9ce307-627e-4822-be47-f5573341ccf0"}', '2026-11-07T11:15:00.000Z', null, '', 0, null);
insert into "idempotency_keys" ("user_id", "key", "fingerprint", "order_id", "created_at") values
  ('881e0aff-4e6a-42f3-aff5-a2791d15680d', 'key-of-order-0', 'a1f929a9275679872a4738164911ec5d8eaf07a417262d05ab9d8848aa19eacf', '139ea6ee-a666-4530-8d7d-852a2365be84', '2026-11-02T21:35:00.000Z'),
  ('881e0aff-4e6a-42f3-aff5-a2791d15680d', 'key-of-order-1', '340b682fc33a9a215e1d955c9b91c3f3686d3074c246f8992dcc1b4008ff8c47', 'f43c1672-0685-4a89-831b-57b8196af08d', '2026-11-03T15:35:00.000Z'),
  ('881e0aff-4e6a-42f3-aff5-a2791d15680d', 'key-of-order-2', 'e4900e6c282fe11eec3954f24765a95be9b52323b71304cfd06b346ecbc9ae74', 'e137917e-4b1c-4254-82a3-04c40c132b4b', '2026-11-04T08:05:00.000Z'),
  ('881e0aff-4e6a-42f3-aff5-a2791d15680d', 'key-of-order-3', '89027703d408f19dab9e3bfca80dbddae7aea3fb9e889fdba7f46f4e5429dbdc', '3ecb0dd2-cc6a-431e-b80d-29fca5d09cfd', '2026-11-05T02:05:00.000Z'),
  ('881e0aff-4e6a-42f3-aff5-a2791d15680d', 'key-of-order-4', '42683ecdaa78d6f36b0cd0743df1235cf5cbc38e2f47a4f5d362997bbd5b8047', '3f049892-6d9d-4041-b936-016d8a11a4af', '2026-11-05T17:05:00.000Z'),
  ('881e0aff-4e6a-42f3-aff5-a2791d15680d', 'key-of-order-5', '68bad64d0cf6b5f71127548b0a72b56ad6fa155dcab42b773acc74213d9a1ba1', '4105cffd-ebc1-4fe0-a228-863c9b3b63e6', '2026-11-06T06:35:00.000Z'),
  ('881e0aff-4e6a-42f3-aff5-a2791d15680d', 'key-of-order-6', 'a2db709c290303ab41cf1b8f5572fd214a28571ec07e23aa4538ba606e7d775d', '2f755411-8837-406b-b22d-d686e268a750', '2026-11-06T20:05:00.000Z'),
  ('881e0aff-4e6a-42f3-aff5-a2791d15680d', 'key-of-order-7', '05180db9972e8550c8ef5e19ec3ff86e26dc34fc641498c799cfac029c3d15e4', '4ae13b97-c662-425f-8918-c9ea7421f850', '2026-11-07T09:35:00.000Z');
insert into "redemption_codes" ("id", "user_id", "code_hash", "created_at", "expires_at", "redeemed_at", "short_code_hash") values
  ('ff9ce307-627e-4822-be47-f5573341ccf0', '881e0aff-4e6a-42f3-aff5-a2791d15680d', 'aa9112ce1cd3b341ef448c7b2943744df75dccbe2a59d56fa6c8cd1cef54d7a2', '2026-11-07T11:15:00.000Z', '2026-11-07T11:17:00.000Z', '2026-11-07T11:15:00.000Z', 'bde1c7729eb616d571cdc46a7555049b47c4bb9315e2061537be1c87221ada35'),
  ('96224aaf-ed24-4e76-a3fa-ac0d6fd84f3b', '881e0aff-4e6a-42f3-aff5-a2791d15680d', '3b12f6c52807b213919565c3cd6c0ccea45b0e05cce6a55cdb4b284913baf38f', '2026-11-07T11:18:00.000Z', '2026-11-07T11:20:00.000Z', '2026-11-07T11:18:00.000Z', 'c870702db0b0e16aed39ad6815b5a5829d08165c5f09c6f99155dd972cc2361a'),
  ('fa5136d3-cd3d-4437-98fa-4a4adae3f586', '881e0aff-4e6a-42f3-aff5-a2791d15680d', '4b6f4432f91f8a80b421adeed5d9fdd239c2a611bcc6b0e286a0eb05c1d6730d', '2026-11-07T11:21:00.000Z', '2026-11-07T11:23:00.000Z', '2026-11-07T11:21:00.000Z', 'e1a7c8f73d54291cd82bcb265826a422d9446b4b0cea415e486d962829c8c467'),
  ('e72eab78-ec2a-4572-b7a6-798d37460dbf', '881e0aff-4e6a-42f3-aff5-a2791d15680d', '8700639db0fe062f81e0faa87f607e1791b6e92204c2e21fab87459a1e5e81c3', '2026-11-07T11:51:00.000Z', '2026-11-07T11:53:00.000Z', '2026-11-07T11:51:00.000Z', 'ec23f666ddddba2cba25c1e8c583cd64136cd7835ae71e8a160b6744beda5e08');
insert into "coin_entries" ("id", "user_id", "amount", "kind", "order_id", "redemption_id", "reverses_id", "actor_id", "created_at") values
  ('b46c03d6-9bd0-4ecc-b78a-83bb9dc79014', '881e0aff-4e6a-42f3-aff5-a2791d15680d', 17, 'earning', '139ea6ee-a666-4530-8d7d-852a2365be84', null, null, '74afb017-de06-4b79-8a6e-7b266198a4e7', '2026-11-03T02:05:00.000Z'),
  ('a68bf552-acec-43dd-9429-22c7104de581', '881e0aff-4e6a-42f3-aff5-a2791d15680d', 18, 'earning', 'f43c1672-0685-4a89-831b-57b8196af08d', null, null, '74afb017-de06-4b79-8a6e-7b266198a4e7', '2026-11-03T20:05:00.000Z'),
  ('34a94f39-cf7e-4e83-9159-6a7cfba3d8f5', '881e0aff-4e6a-42f3-aff5-a2791d15680d', 19, 'earning', 'e137917e-4b1c-4254-82a3-04c40c132b4b', null, null, '74afb017-de06-4b79-8a6e-7b266198a4e7', '2026-11-04T12:35:00.000Z'),
  ('d9b3b9d1-8481-456c-8528-fd1c3d927dd9', '881e0aff-4e6a-42f3-aff5-a2791d15680d', -19, 'reversal', 'e137917e-4b1c-4254-82a3-04c40c132b4b', null, '34a94f39-cf7e-4e83-9159-6a7cfba3d8f5', '74afb017-de06-4b79-8a6e-7b266198a4e7', '2026-11-04T14:05:00.000Z'),
  ('dc432c89-c4ce-468c-91d5-8dd4060a030c', '881e0aff-4e6a-42f3-aff5-a2791d15680d', -5, 'spending', null, 'ff9ce307-627e-4822-be47-f5573341ccf0', null, '881e0aff-4e6a-42f3-aff5-a2791d15680d', '2026-11-07T11:15:00.000Z');
insert into "complaints" ("id", "name", "email", "subject", "message", "created_at", "answered_at", "answered_by") values
  ('65498f89-3585-40e4-a994-30366f0fca99', 'Ana', 'ana@example.com', '', 'Do you take sofas?

It''s a big one.', '2026-11-07T11:51:00.000Z', null, null),
  ('8754b275-384f-45ad-a37d-3b02b35ad5e6', 'Ana', 'ana@example.com', 'Opening hours', 'When?', '2026-11-07T11:51:00.000Z', '2026-11-07T11:51:00.000Z', '74afb017-de06-4b79-8a6e-7b266198a4e7');
insert into "payments" ("id", "provider", "token_hash", "created_at", "expires_at", "status", "answered_at") values
  ('ab60dae0-26b9-4f5f-8034-f5368e7da778', 'sandbox', '87f8e96b18e4fa6d4a03fa9e20c75479e92ec9f284f625eaab215fa05b10defb', '2026-11-07T11:51:00.000Z', '2026-11-07T12:51:00.000Z', 'accepted', '2026-11-07T11:51:00.000Z'),
  ('6e3299dc-4167-46cf-bf8f-f6a2575dd1b8', 'sandbox', '62badb09c8c77274aec0b4b613b09713c090a8be416db15d4897f12ab13bab69', '2026-11-07T11:51:00.000Z', '2026-11-07T12:51:00.000Z', 'declined', '2026-11-07T11:51:00.000Z'),
  ('491d22fd-4ffc-4005-ae9b-0e1049f4d116', 'sandbox', '1e5b5c01347059974f743a239d5bb03104feceb285fff755dcd467cea3a20c59', '2026-11-07T11:51:00.000Z', '2026-11-07T12:51:00.000Z', 'pending', null);
insert into "rate_limits" ("key", "count", "ends_at") values
  ('registrations: 127.0.0.1', 2, '2026-11-02T10:35:00.000Z'),
  ('logins: 127.0.0.1', 5, '2026-11-02T09:50:00.000Z'),
  ('wrong codes of address: 127.0.0.1', 0, '2026-11-07T12:06:00.000Z'),
  ('wrong codes of partner: 35ef1315-646e-4552-a8f0-d43c2944d9dc', 0, '2026-11-07T12:06:00.000Z');
insert into "audit_entries" ("id", "actor_id", "action", "subject_kind", "subject_id", "detail", "created_at") values
  ('477073f3-c0ee-4a5d-8b7e-6706a85bff73', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'changed', 'donor', '35ef1315-646e-4552-a8f0-d43c2944d9dc', 'from donor to partner of Brand 1, sessions ended', '2026-11-02T09:35:00.000Z'),
  ('02f100f6-fc5e-457c-bda8-d6de1cb151e0', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', '139ea6ee-a666-4530-8d7d-852a2365be84', 'submitted → under review', '2026-11-02T23:05:00.000Z'),
  ('e210f0e4-c9a4-45f7-8b32-9b15e787f78b', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', '139ea6ee-a666-4530-8d7d-852a2365be84', 'under review → accepted', '2026-11-03T00:35:00.000Z'),
  ('3824ae89-6ba9-4541-b441-40fbe956d605', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', '139ea6ee-a666-4530-8d7d-852a2365be84', 'accepted → received: 7 pieces, 17 coins', '2026-11-03T02:05:00.000Z'),
  ('667bd28a-f197-4d88-8002-beeb3874ad76', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', '139ea6ee-a666-4530-8d7d-852a2365be84', 'received → completed', '2026-11-03T03:35:00.000Z'),
  ('bd6b5372-4259-4a8e-ac66-ecbcc17ed445', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', 'f43c1672-0685-4a89-831b-57b8196af08d', 'submitted → under review', '2026-11-03T17:05:00.000Z'),
  ('8fe2ebf5-3964-4146-b15a-e9dbe8925a0d', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', 'f43c1672-0685-4a89-831b-57b8196af08d', 'under review → accepted', '2026-11-03T18:35:00.000Z'),
  ('5b9c126a-b8c7-40d8-9ab3-ba88e544be77', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', 'f43c1672-0685-4a89-831b-57b8196af08d', 'accepted → received: 8 pieces, 18 coins', '2026-11-03T20:05:00.000Z'),
  ('cd649fa5-b5d3-4457-8109-5bd3a9c31641', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', 'e137917e-4b1c-4254-82a3-04c40c132b4b', 'submitted → under review', '2026-11-04T09:35:00.000Z'),
  ('781a866e-739f-4c8c-90e0-67e4a0ef6f2b', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', 'e137917e-4b1c-4254-82a3-04c40c132b4b', 'under review → accepted', '2026-11-04T11:05:00.000Z'),
  ('78b38578-98bd-4449-b67e-8679443c477e', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', 'e137917e-4b1c-4254-82a3-04c40c132b4b', 'accepted → received: 9 pieces, 19 coins', '2026-11-04T12:35:00.000Z'),
  ('0dc4c854-4cfc-49f7-aff3-4ef79f39ec66', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', 'e137917e-4b1c-4254-82a3-04c40c132b4b', 'received → declined: -19 coins, Moths. We''re sorry.', '2026-11-04T14:05:00.000Z'),
  ('db15cf03-e0a8-4b2a-87d6-94bd1b725ca2', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', '3ecb0dd2-cc6a-431e-b80d-29fca5d09cfd', 'submitted → under review', '2026-11-05T03:35:00.000Z'),
  ('09dba736-d711-41dd-a566-9400d656c1c7', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', '3ecb0dd2-cc6a-431e-b80d-29fca5d09cfd', 'under review → accepted', '2026-11-05T05:05:00.000Z'),
  ('66dce86f-7879-40c9-aba6-2fab9cee2af5', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', '3f049892-6d9d-4041-b936-016d8a11a4af', 'submitted → under review', '2026-11-05T18:35:00.000Z'),
  ('40c217c9-33fa-4aa5-859c-fad4370f1f50', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', '4105cffd-ebc1-4fe0-a228-863c9b3b63e6', 'submitted → declined: Moths. We''re sorry.', '2026-11-06T08:05:00.000Z'),
  ('c1589e3b-81d9-4468-ae4f-867a114d79b1', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'moved', 'order', '2f755411-8837-406b-b22d-d686e268a750', 'submitted → cancelled', '2026-11-06T21:35:00.000Z'),
  ('ff991b3a-3dd3-4be4-9bbc-8efe2209a608', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'answered', 'message', '8754b275-384f-45ad-a37d-3b02b35ad5e6', '', '2026-11-07T11:51:00.000Z'),
  ('c7c11fe5-9d91-4723-8f34-7ace45c355d8', '74afb017-de06-4b79-8a6e-7b266198a4e7', 'exported', 'order', '', '', '2026-11-07T11:51:00.000Z');
insert into "receipts" ("order_id", "code", "shows_name", "created_at", "withdrawn_at") values
  ('139ea6ee-a666-4530-8d7d-852a2365be84', 'urD-5wJbk5OfrNxi6JiOxw', 0, '2026-11-03T02:05:00.000Z', null),
  ('f43c1672-0685-4a89-831b-57b8196af08d', 'PB093ykq1YtoEFSmBBkEkQ', 1, '2026-11-03T20:05:00.000Z', null),
  ('e137917e-4b1c-4254-82a3-04c40c132b4b', '5T64hSWQLXyPxVnPGby5Kg', 0, '2026-11-04T12:35:00.000Z', '2026-11-04T14:05:00.000Z');
insert into "redemptions" ("id", "reference", "donor_id", "partner_id", "brand_id", "coins", "status", "idempotency_key", "created_at", "expires_at", "decided_at") values
  ('ff9ce307-627e-4822-be47-f5573341ccf0', 'KC-34AH-5ZTW', '881e0aff-4e6a-42f3-aff5-a2791d15680d', '35ef1315-646e-4552-a8f0-d43c2944d9dc', 'brand-1', 5, 'approved', null, '2026-11-07T11:15:00.000Z', '2026-11-07T11:17:00.000Z', '2026-11-07T11:15:00.000Z'),
  ('96224aaf-ed24-4e76-a3fa-ac0d6fd84f3b', 'KC-X0JD-K65X', '881e0aff-4e6a-42f3-aff5-a2791d15680d', '35ef1315-646e-4552-a8f0-d43c2944d9dc', 'brand-1', 6, 'refused', null, '2026-11-07T11:18:00.000Z', '2026-11-07T11:20:00.000Z', '2026-11-07T11:18:00.000Z'),
  ('fa5136d3-cd3d-4437-98fa-4a4adae3f586', 'KC-K8AB-F0BT', '881e0aff-4e6a-42f3-aff5-a2791d15680d', '35ef1315-646e-4552-a8f0-d43c2944d9dc', 'brand-1', 7, 'expired', null, '2026-11-07T11:21:00.000Z', '2026-11-07T11:23:00.000Z', '2026-11-07T11:51:00.000Z'),
  ('e72eab78-ec2a-4572-b7a6-798d37460dbf', 'KC-D0J2-YGY5', '881e0aff-4e6a-42f3-aff5-a2791d15680d', '35ef1315-646e-4552-a8f0-d43c2944d9dc', 'brand-1', 8, 'pending', 'key-of-redemption', '2026-11-07T11:51:00.000Z', '2026-11-07T11:53:00.000Z', null);
